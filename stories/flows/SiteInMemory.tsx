import { IconButton } from '@pcb/ui/IconButton';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPath, RouterProvider } from 'react-router-dom';
import type { SiteData } from '../../apps/site/src/data/siteData.ts';
import { nameWhereLinkLeads, note } from './browser.ts';
import { type OpenSite, openSite, type SignedIn } from './openSite.ts';
import './siteInMemory.css';

export interface SiteInMemoryProps {
  /** The initial URL, with or without an origin. */
  url: string;
  /** The signed-in user. @default 'nobody' */
  session?: SignedIn;
  /** Resources that replace the sample data. @default {} */
  data?: Partial<SiteData>;
}

const samplesAlone = {};

function AddressBar({ site }: { site: OpenSite }) {
  const { location } = useSyncExternalStore(
    (onChange) => site.router.subscribe(onChange),
    () => site.router.state,
  );
  const url = createPath(location);
  return (
    <form
      className="site-in-memory-bar"
      aria-label="Address bar"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('url');
        if (typeof typed === 'string') void site.router.navigate(typed);
      }}
    >
      <IconButton aria-label="Back" size="small" onPress={() => site.go(-1)}>
        <ArrowLeft size={16} aria-hidden="true" />
      </IconButton>
      <IconButton aria-label="Forward" size="small" onPress={() => site.go(1)}>
        <ArrowRight size={16} aria-hidden="true" />
      </IconButton>
      {/* The key resets the input on each page. */}
      <input key={location.key} name="url" aria-label="URL" defaultValue={url} spellCheck={false} />
    </form>
  );
}

function BrowserNote() {
  const shown = useSyncExternalStore(note.subscribe, note.current);
  useEffect(() => {
    const clear = () => note.clear();
    window.addEventListener('pointerdown', clear, { capture: true });
    window.addEventListener('keydown', clear, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', clear, { capture: true });
      window.removeEventListener('keydown', clear, { capture: true });
    };
  }, []);
  return (
    // Like toasts, it is announced even while a modal dialog is open.
    <div role="status" aria-label="Browser" data-react-aria-top-layer="true" className="site-in-memory-note">
      {shown?.title}
    </div>
  );
}

/**
 * The whole site with its real routes, under its own address bar. A story sets the URL and the user. It has no
 * splash and keeps no state. Browser dialogs and new tabs show as a note over the page until the next key or click.
 *
 * @example <SiteInMemory url="/orders" session="customer" />
 */
export function SiteInMemory({ url, session = 'nobody', data = samplesAlone }: SiteInMemoryProps) {
  const [site, setSite] = useState<OpenSite>();

  useEffect(() => {
    let isOpen = true;
    const opening = openSite(url, session, data);
    const show = async () => {
      const opened = await opening;
      await opened.ready;
      if (isOpen) setSite(opened);
    };
    void show();
    window.addEventListener('click', nameWhereLinkLeads, { capture: true });
    return () => {
      isOpen = false;
      window.removeEventListener('click', nameWhereLinkLeads, { capture: true });
      void opening.then(({ close }) => close());
    };
  }, [url, session, data]);

  return (
    <div className="site-in-memory">
      {site ? (
        <>
          <AddressBar site={site} />
          <RouterProvider router={site.router} />
        </>
      ) : null}
      <BrowserNote />
    </div>
  );
}
