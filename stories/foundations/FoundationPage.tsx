import { Description, Stories, Title } from '@storybook/addon-docs/blocks';

/** The documentation page of a foundation: its description and all its stories, without props and states. */
export function FoundationPage() {
  return (
    <>
      <Title />
      <Description of="meta" />
      <Stories title="" includePrimary />
    </>
  );
}
