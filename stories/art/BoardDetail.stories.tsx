import { BoardDetail, boardDetails } from '@pcb/art/BoardDetail';
import { Grid } from '@pcb/ui/Grid';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/BoardDetail',
  component: BoardDetail,
  parameters: {
    guide: { instead: ['`BoardArt` for a large picture.'], keyboard: [], copy: ['Decorative: it has no text.'] },
  },
  args: { detail: 'chip' as const, style: { maxWidth: '15rem' } },
  argTypes: { detail: { control: 'select', options: boardDetails }, style: { table: { disable: true } } },
});

/** For a section in the colour of the solder mask. */
export const Playground = meta.story({ tags: ['ready', 'on-inverse'] });

export const Details = meta.story({
  tags: ['on-inverse'],
  render: (args) => (
    <Grid minColumnWidth="12rem">
      {boardDetails.map((detail) => (
        <BoardDetail key={detail} {...args} detail={detail} />
      ))}
    </Grid>
  ),
});
