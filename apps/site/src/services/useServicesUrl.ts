import { initialForms, type ServiceForms, type ServiceTab } from '@pcb/quoting/forms';
import { useStableCallback } from '@pcb/ui/useStableCallback';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, useHref, useNavigation, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { useHydrated } from '../app/hooks/useHydrated.ts';
import { useSite } from '../app/hooks/useSite.ts';
import { writeSearch } from '../url/searchSchema.ts';
import { useSearchState } from '../url/useSearchState.ts';
import { formsIn, isTyped, prefersMemory, queryOf, servicesSchema } from './servicesUrl.ts';

/** In milliseconds: the URL follows after a pause in typing. Safari allows 100 changes in 30 seconds. */
const typingPause = 400;

/**
 * Typed text shows at once and replaces the history entry when typing pauses; a choice adds an entry (decision 0015).
 */
export function useServicesUrl() {
  const site = useSite();
  const { serviceForms } = site;
  const typed = useStore(serviceForms, ({ forms }) => forms);
  const board = useStore(serviceForms, (kept) => kept.board);
  const shownAt = useStore(serviceForms, (kept) => kept.shownAt);
  const ignored = useStore(serviceForms, (kept) => kept.ignored);
  const isRestored = useNavigationType() === NavigationType.Pop;
  const [{ tab, forms: query }, change] = useSearchState(servicesSchema);

  const fromUrl = useMemo(() => {
    const reading = formsIn(query);
    return { ...reading, query: queryOf(reading.forms) };
  }, [query]);
  const remembered = useMemo(() => {
    const forms = typed ?? (board && { ...initialForms, fab: { ...initialForms.fab, ...board } });
    return forms && { forms, query: queryOf(forms) };
  }, [typed, board]);
  const isFromMemory = prefersMemory({
    query,
    canonicalQuery: fromUrl.query,
    isRestored,
    memoryQuery: remembered?.query,
    shownAt,
  });
  const shown = isFromMemory && remembered ? remembered : fromUrl;

  const isUntouched = typed === undefined && query === '';
  useLayoutEffect(() => {
    if (shownAt === fromUrl.query || isUntouched) return;
    serviceForms.setState({
      forms: shown.forms,
      shownAt: fromUrl.query,
      ...(!isFromMemory && { ignored: fromUrl.ignored }),
    });
  });

  const writeShown = () => change({ forms: shown.query }, 'replace');
  const isWritten = shown.query === fromUrl.query;
  const isLeaving = useNavigation().state !== 'idle';
  const writeWhenSettled = useEffectEvent(() => {
    // A write would cancel a navigation to another page. React may not have rendered that navigation yet.
    if (site.routerState()?.navigation.location) return;
    // Synchronous: a key before React renders would be kept for the old URL, and lost when the new one is shown.
    flushSync(writeShown);
  });
  useEffect(() => {
    if (isWritten || isLeaving) return;
    const timer = setTimeout(writeWhenSettled, typingPause);
    return () => clearTimeout(timer);
  }, [shown.query, isWritten, isLeaving]);

  /** Changes the forms, and the tab if given, in a new history entry. Stable, because the details are memoised. */
  const chooseForms = useStableCallback((forms: ServiceForms, chosen?: ServiceTab) => {
    // Back returns to the keystrokes before the choice.
    if (!isWritten) writeShown();
    serviceForms.setState({ forms, shownAt: fromUrl.query });
    change({ ...(chosen && { tab: chosen }), forms: queryOf(forms) }, 'push');
  });
  const origin = useHydrated(() => window.location.origin, '');
  const path = useHref({
    pathname: '/services',
    ...writeSearch(servicesSchema, { search: '', hash: '' }, { tab, forms: shown.query }),
  });
  return {
    tab,
    onTabChange: (chosen: ServiceTab) => {
      if (!isWritten) writeShown();
      change({ tab: chosen });
    },
    forms: shown.forms,
    onFormsChange: (forms: ServiceForms) =>
      isTyped(shown.forms, forms) ? serviceForms.setState({ forms, shownAt: fromUrl.query }) : chooseForms(forms),
    chooseForms,
    link: `${origin}${path}`,
    ignored,
    onIgnoredClose: () => serviceForms.setState({ ignored: [] }),
  };
}
