import { expect, it } from 'vitest';
import { deviceOf } from '../../packages/screens/src/shared/access/deviceOf.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0'],
  ['Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`],
  ['Opera', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/124.0.0.0`],
  ['Chrome', 'Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`],
  ['Chrome', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${chrome} SamsungBrowser/28.0 Mobile Safari/537.36`,
  ],
  ['Firefox', 'Android', 'Mozilla/5.0 (Android 15; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0'],
  ['Safari', 'Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.1 Safari/605.1.15`],
  [
    'Safari',
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webKit} Version/26.1 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome',
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webKit} CriOS/142.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Firefox',
    'iPad',
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${webKit} FxiOS/146.0 Mobile/15E148 Safari/605.1.15`,
  ],
  [undefined, undefined, 'curl/8.5.0'],
  [undefined, undefined, ''],
])('%s on %s', (browser, system, userAgent) => {
  expect(deviceOf(userAgent)).toMatchObject({ browser, system });
});

it('recognises handheld devices', () => {
  expect(deviceOf('Mozilla/5.0 (Android 15; Mobile; rv:146.0) Firefox/146.0').isHandheld).toBe(true);
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Firefox/146.0').isHandheld).toBe(false);
});
