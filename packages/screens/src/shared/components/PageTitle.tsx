import { Heading, type HeadingProps } from '@pcb/ui/Heading';

export type PageTitleProps = Omit<HeadingProps, 'level' | 'id' | 'tabIndex'>;

/** The title of a page, which layouts move focus to. */
export const PageTitle = (props: PageTitleProps) => <Heading {...props} level={1} id="page-title" tabIndex={-1} />;
