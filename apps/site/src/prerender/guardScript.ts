import { guardChecks } from '#build/guardChecks.ts';

/**
 * Stops a guarded page before its body if the visitor is not signed in; otherwise loads its scripts, which the browser would
 * load in any case if the head linked them.
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
