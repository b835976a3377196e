import { Description, Stories, Title } from '@storybook/addon-docs/blocks';

/** The page of documentation of a foundation: what it is, then all there is to see. It has no props and no states. */
export function FoundationPage() {
  return (
    <>
      <Title />
      <Description of="meta" />
      <Stories title="" includePrimary />
    </>
  );
}
