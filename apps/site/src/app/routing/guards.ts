import { type LoaderFunctionArgs, redirect, replace, type RouterContextProvider } from 'react-router-dom';

export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

export type HistoryPath = () => string;

/**
 * Replaces a history entry that exists already (a typed URL, Back), because Back would lead to the redirect again. A
 * link has no entry yet, and replacing would drop the page that contains it.
 */
export const sendTo = (to: string, request: Request, historyPath: HistoryPath) =>
  new URL(request.url).pathname === historyPath() ? replace(to) : redirect(to);

export interface Guard {
  /** Called before each visit. May call a server. */
  isSignedIn: () => Promise<boolean>;
  signInPath: string;
  historyPath: HistoryPath;
}

/** Runs `load` only for visitors who pass the guard; others do not download the code. */
export const guarded =
  <Loaded>({ isSignedIn, signInPath, historyPath }: Guard, load: (args: LoaderArgs) => Promise<Loaded>) =>
  async (args: LoaderArgs) =>
    (await isSignedIn()) ? load(args) : sendTo(signInPath, args.request, historyPath);
