import { guardChecks } from '#build/guardChecks.ts';

/**
 * A script for the head of a guarded page. It stops the page before its body if the visitor is not signed in, and loads
 * the scripts of the page otherwise: the browser would load those of links in the head in any case.
 */
export const guardScript = (signInPath: keyof typeof guardChecks, scripts: readonly string[]): string => `<script>{
let isSignedIn = false;
try {
${guardChecks[signInPath]}
} catch {}
if (isSignedIn) for (const href of ${JSON.stringify(scripts)})
document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
else {
stop();
location.replace('${signInPath}');
}
}</script>`;
