import {
  createContext,
  type LoaderFunctionArgs,
  redirect,
  replace,
  type RouterContextProvider,
} from 'react-router-dom';

/** The path at which the history stands. A router whose history is not the browser's brings its own by `getContext`. */
export const historyPath = createContext(() => window.location.pathname);

export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

/**
 * Sends the reader elsewhere. Replaces the history entry where there is one already (a typed address, Back), else
 * Back would lead into the redirect again; a followed link has none yet, and replacing would lose the page it stood on.
 */
export const sendTo = (to: string, { request, context }: LoaderArgs) =>
  new URL(request.url).pathname === context.get(historyPath)() ? replace(to) : redirect(to);

/** Who may see a page, and where everybody else is sent. */
export interface Guard {
  /** Asked before each visit. It may ask a server. */
  isSignedIn: () => Promise<boolean>;
  signInPath: string;
}

/** Loads something for those alone who may see it; others do not download its code. */
export const guarded =
  <Loaded>({ isSignedIn, signInPath }: Guard, load: (args: LoaderArgs) => Promise<Loaded>) =>
  async (args: LoaderArgs) =>
    (await isSignedIn()) ? load(args) : sendTo(signInPath, args);
