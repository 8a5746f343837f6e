/** A system: its name and code as Matomo's device detector gives them. */
export type System = {
  readonly name: string
  readonly code: string
  readonly mark: RegExp
  readonly version?: (found: string) => string
}

/** The first that matches counts. The group of `mark` is the version as the client writes it. */
export const systems: readonly System[] = [
  { name: 'Windows', code: 'WIN', mark: /\bWindows NT ([\d.]+)/, version: (nt) => windows[nt] ?? nt },
  { name: 'Windows', code: 'WIN', mark: /\bWindows\b()/ },
  { name: 'iPadOS', code: 'IPA', mark: /\biPad\b.*?\bOS (\d+[\d_]*)/, version: dotted },
  { name: 'iOS', code: 'IOS', mark: /\b(?:iPhone|iPod)\b.*?\bOS (\d+[\d_]*)/, version: dotted },
  { name: 'Mac', code: 'MAC', mark: /\bMac OS X (\d+[\d_.]*)/, version: dotted },
  { name: 'Mac', code: 'MAC', mark: /\b(?:Macintosh|Mac OS X)()/ },
  { name: 'Android', code: 'AND', mark: /\bAndroid(?: ([\d.]+))?/ },
  { name: 'Chrome OS', code: 'COS', mark: /\bCrOS \S+ ([\d.]+)/ },
  { name: 'Ubuntu', code: 'UBT', mark: /\bUbuntu(?:\/([\d.]+))?/ },
  { name: 'Fedora', code: 'FED', mark: /\bFedora(?:\/([\d.]+))?/ },
  { name: 'Debian', code: 'DEB', mark: /\bDebian(?:\/([\d.]+))?/ },
  { name: 'FreeBSD', code: 'BSD', mark: /\bFreeBSD()/ },
  { name: 'GNU/Linux', code: 'LIN', mark: /\b(?:Linux|X11)\b()/ },
]

/** What the versions of NT are sold as. */
const windows: Readonly<Record<string, string>> = {
  '10.0': '10',
  '6.3': '8.1',
  '6.2': '8',
  '6.1': '7',
  '6.0': 'Vista',
  '5.2': 'XP',
  '5.1': 'XP',
}

function dotted(version: string): string {
  return version.replaceAll('_', '.')
}
