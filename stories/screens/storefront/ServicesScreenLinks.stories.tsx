import { ServicesScreen } from '@pcb/screens/storefront/ServicesScreen';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { ownerOf } from '../../ownerOf.ts';
import { ServicesHost, servicesMeta } from './servicesStory.tsx';

const meta = preview.meta({
  title: 'Screens/Storefront/Services',
  component: ServicesScreen,
  tags: ['screen'],
  ...servicesMeta,
});

/** A link with values that the forms do not have, such as from an older version of the page. */
export const IgnoredValues = meta.story({
  args: {
    tab: 'fab',
    ignored: [
      { key: 'fab-layers', value: '3' },
      { key: 'fab-size', value: '80' },
      { key: 'flex-finish', value: 'പൊൻനിറമുള്ള ഉപരിതലം, വളരെ നീളമുള്ള ഒരു വാക്ക്' },
      ...Array.from({ length: 5 }, (_, index) => ({ key: `fab-colour-${index}`, value: 'x'.repeat(300) })),
    ],
  },
  render: function Dismissible({ ignored = [], onIgnoredClose, ...args }) {
    const [shown, setShown] = useState(ignored);
    return (
      <ServicesHost
        {...args}
        ignored={shown}
        onIgnoredClose={() => {
          onIgnoredClose?.();
          setShown([]);
        }}
      />
    );
  },
});

IgnoredValues.test('lists ignored values, and keeps the focus when dismissed', async ({ canvas, userEvent, args }) => {
  const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
  const notice = ownerOf(canvas.getByText(/8 values of this link are not available/));
  await expectAnnounced('Warning: 8 values of this link are not available');
  const items = within(notice.parentElement as HTMLElement).getAllByRole('listitem');
  await expect(items.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['fab-layers=3', 'fab-size=80']);
  await expect(items.at(-1)).toHaveTextContent('and 2 more');
  await userEvent.click(dismiss);
  await expect(args.onIgnoredClose).toHaveBeenCalledTimes(1);
  await expect(notice).not.toBeInTheDocument();
  await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
});
