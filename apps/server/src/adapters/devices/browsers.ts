/** A kind of browser: its name and code as Matomo's device detector gives them, and where its version stands. */
export type Browser = {
  readonly name: string
  readonly code: string
  readonly version: RegExp
  readonly engine?: Engine
}
export type Engine = 'Blink' | 'Gecko' | 'WebKit' | 'Trident' | 'Edge' | 'Presto'

/** The first that matches counts: nearly all of them also call themselves Chrome or Safari. */
export const browsers: readonly Browser[] = [
  { name: 'Microsoft Edge', code: 'PS', version: /\bEdge\/([\d.]+)/, engine: 'Edge' },
  { name: 'Microsoft Edge', code: 'PS', version: /\b(?:EdgA|EdgiOS|Edg)\/([\d.]+)/ },
  { name: 'Opera Touch', code: 'OT', version: /\bOPT\/([\d.]+)/ },
  { name: 'Opera Mobile', code: 'OM', version: /\bOPR\/([\d.]+)(?=.*Mobile)|Mobile.*\bOPR\/([\d.]+)/ },
  { name: 'Opera', code: 'OP', version: /\b(?:OPR|Opera)\/([\d.]+)/ },
  { name: 'Vivaldi', code: 'VI', version: /\bVivaldi\/([\d.]+)/ },
  { name: 'Brave', code: 'BR', version: /\bBrave(?: Chrome)?\/([\d.]+)/ },
  { name: 'Yandex Browser', code: 'YA', version: /\bYaBrowser\/([\d.]+)/ },
  { name: 'Samsung Browser', code: 'SB', version: /\bSamsungBrowser\/([\d.]+)/ },
  { name: 'UC Browser', code: 'UC', version: /\bUC ?Browser\/([\d.]+)/ },
  { name: 'MIUI Browser', code: 'MU', version: /\bMiuiBrowser\/([\d.]+)/ },
  { name: 'DuckDuckGo Privacy Browser', code: 'DD', version: /\b(?:DuckDuckGo|Ddg)\/([\d.]+)/ },
  { name: 'Headless Chrome', code: 'HC', version: /\bHeadlessChrome\/([\d.]+)/ },
  { name: 'Chrome Mobile iOS', code: 'CI', version: /\bCriOS\/([\d.]+)/ },
  { name: 'Firefox Mobile iOS', code: 'FI', version: /\bFxiOS\/([\d.]+)/ },
  { name: 'Firefox Mobile', code: 'FM', version: /\((?:Android|Mobile|Tablet).*\bFirefox\/([\d.]+)/ },
  { name: 'Firefox', code: 'FF', version: /\bFirefox\/([\d.]+)/ },
  { name: 'Chrome Webview', code: 'CV', version: /; wv\).*\bChrome\/([\d.]+)/ },
  { name: 'Chrome Mobile', code: 'CM', version: /\bAndroid\b.*\bChrome\/([\d.]+)/ },
  { name: 'Chromium', code: 'CR', version: /\bChromium\/([\d.]+)/ },
  { name: 'Chrome', code: 'CH', version: /\bChrome\/([\d.]+)/ },
  { name: 'Internet Explorer', code: 'IE', version: /\bMSIE ([\d.]+)|Trident\/.*\brv:([\d.]+)/, engine: 'Trident' },
  { name: 'Mobile Safari', code: 'MF', version: /\b(?:iPhone|iPad|iPod)\b.*\bVersion\/([\d.]+).*\bSafari\// },
  { name: 'Safari', code: 'SF', version: /\bVersion\/([\d.]+).*\bSafari\// },
]

/** Programs that fetch without showing anything. */
export const libraries: readonly (readonly [name: string, version: RegExp])[] = [
  ['curl', /\bcurl\/([\d.]+)/],
  ['Wget', /\bWget\/([\d.]+)/],
  ['Python Requests', /\bpython-requests\/([\d.]+)/],
  ['Node Fetch', /\bnode-fetch(?:\/([\d.]+))?/],
  ['Axios', /\baxios\/([\d.]+)/],
  ['OkHttp', /\bokhttp\/([\d.]+)/],
  ['Go-http-client', /\bGo-http-client\/([\d.]+)/],
]

/** With the version as it stands, unlike the browser's own. */
export function engineOf(userAgent: string, browser: Browser): { readonly name: string; readonly version: string } {
  const found =
    engines.find(([name]) => name === browser.engine) ?? engines.find(([, version]) => version.test(userAgent))
  if (!found) return { name: '', version: '' }
  return { name: found[0], version: found[1].exec(userAgent)?.[1] ?? '' }
}

/** Everything on iOS is WebKit, whatever it calls itself, and says no Chrome there. */
const engines: readonly (readonly [Engine, RegExp])[] = [
  ['Edge', /\bEdge\/([\d.]+)/],
  ['Trident', /\bTrident\/([\d.]+)/],
  ['Presto', /\bPresto\/([\d.]+)/],
  ['Blink', /\b(?:HeadlessChrome|Chrome|Chromium)\/([\d.]+)/],
  ['WebKit', /\bAppleWebKit\/([\d.]+)/],
  ['Gecko', /\brv:([\d.]+)\).*\bGecko\//],
]
