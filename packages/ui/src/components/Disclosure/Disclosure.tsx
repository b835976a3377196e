'use client';
import { createContext, memo, type ReactNode, type Ref, use, useId, useMemo } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel as AriaDisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components/Disclosure';
import { composeClassName } from '../../private/composeClassName.ts';
import { ChevronDown } from '../../private/icons.tsx';
import { elementClass } from '../../theme/defaults.css.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends Omit<AriaDisclosureProps, 'children'> {
  /** The heading, always visible. Pressing it opens and closes the content. */
  title: ReactNode;
  /** A line below the title, such as the current choice. It describes the button and is not part of its name. */
  description?: ReactNode;
  /** The heading level of the title. @default 3 */
  headingLevel?: HeadingProps['level'];
  /** The content, which stays in the document while closed. */
  children: ReactNode;
  /** Ref to the `div` around title and content. */
  ref?: Ref<HTMLDivElement>;
}

// Every render of react-aria's disclosure renders all buttons inside, even memoised ones (as in `Form`). Title and
// content come from a context, so typing does not render it: in the form for rigid boards, a key is painted a fifth
// sooner.
const MemoisedDisclosure = memo(AriaDisclosure);
const Title = createContext<ReactNode>(undefined);
const Content = createContext<ReactNode>(undefined);
const TitleSlot = () => use(Title);
const ContentSlot = () => <div className={styles.content}>{use(Content)}</div>;
const slots = (
  <>
    <TitleSlot />
    <AriaDisclosurePanel className={elementClass}>
      <ContentSlot />
    </AriaDisclosurePanel>
  </>
);

/**
 * A heading that opens and closes its content. To keep only one of several open, use `Accordion`.
 * @example <Disclosure title="How the price is made up">…</Disclosure>
 */
export function Disclosure({ title, description, headingLevel = 3, children, className, ...props }: DisclosureProps) {
  const descriptionId = useId();
  const hasDescription = description !== undefined;
  const classNames = useMemo(() => composeClassName(className, styles.disclosure), [className]);
  const heading = (
    <Heading level={headingLevel} size="small">
      <AriaButton
        slot="trigger"
        className={styles.trigger}
        {...(hasDescription && { 'aria-describedby': descriptionId })}
      >
        <span className={styles.title}>
          <span>{title}</span>
          {hasDescription ? (
            // Screen readers get it as the description; otherwise they would say it twice.
            <span id={descriptionId} aria-hidden="true" className={styles.description}>
              {description}
            </span>
          ) : null}
        </span>
        <ChevronDown aria-hidden="true" size={20} className={styles.chevron} />
      </AriaButton>
    </Heading>
  );
  return (
    <Title value={heading}>
      <Content value={children}>
        <MemoisedDisclosure {...props} className={classNames}>
          {slots}
        </MemoisedDisclosure>
      </Content>
    </Title>
  );
}
