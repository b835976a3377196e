/** The checks of the two guards, by their sign-in page, on the session of the demonstration that `data/storage.ts` writes. */
const checks = {
  '/admin/login': "isSignedIn = localStorage.getItem('adminAuthenticated') === 'true';",
  '/login': `const { name, email = '' } = JSON.parse(localStorage.getItem('loggedInUser'));
isSignedIn = typeof name === 'string' && typeof email === 'string' && (name + email).trim() !== '';`,
};

/**
 * A script for the head of a guarded page. It stops the page before its body if the visitor is not signed in, and loads
 * the scripts of the page otherwise: the browser would load those of links in the head in any case.
 */
export const guardScript = (signInPath: keyof typeof checks, scripts: readonly string[]): string => `<script>{
let isSignedIn = false;
try {
${checks[signInPath]}
} catch {}
if (isSignedIn) for (const href of ${JSON.stringify(scripts)})
document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
else {
stop();
location.replace('${signInPath}');
}
}</script>`;
