import type { Device } from '@eidolon/contract/accounts/accounts.ts'
import type { Devices } from '#application/accounts/ports.ts'
import { browsers, engineOf, libraries } from './browsers.ts'
import { systems } from './systems.ts'

/** Reads the common browsers and systems; of anything else it says nothing rather than something wrong. */
export const userAgents: Devices = {
  describe: (userAgent) => ({ ...systemOf(userAgent), ...clientOf(userAgent), ...deviceOf(userAgent), ...nowhere }),
}

/** Where a client is cannot be told from what it sends. */
const nowhere = { countryCode: '--', countryName: 'Unknown' }

type DevicePart<K extends keyof Device> = Pick<Device, K>

function systemOf(userAgent: string): DevicePart<'osCode' | 'osName' | 'osVersion'> {
  for (const { name, code, mark, version = asItIs } of systems) {
    const found = mark.exec(userAgent)
    if (found) return { osCode: code, osName: name, osVersion: minor(version(found[1] ?? '')) }
  }
  return { osCode: '', osName: '', osVersion: '' }
}

type Client = DevicePart<
  'clientType' | 'clientCode' | 'clientName' | 'clientVersion' | 'clientEngine' | 'clientEngineVersion'
>

function clientOf(userAgent: string): Client {
  for (const browser of browsers) {
    const found = browser.version.exec(userAgent)
    if (!found) continue
    const engine = engineOf(userAgent, browser)
    return {
      clientType: 'browser',
      clientCode: browser.code,
      clientName: browser.name,
      clientVersion: minor(found[1] ?? found[2] ?? ''),
      clientEngine: engine.name,
      clientEngineVersion: engine.version,
    }
  }
  for (const [name, version] of libraries) {
    const found = version.exec(userAgent)
    if (found)
      return { ...unknownClient, clientType: 'library', clientName: name, clientVersion: minor(found[1] ?? '') }
  }
  return unknownClient
}

const unknownClient: Client = {
  clientType: '',
  clientCode: '',
  clientName: '',
  clientVersion: '',
  clientEngine: '',
  clientEngineVersion: '',
}

function deviceOf(userAgent: string): DevicePart<'deviceName' | 'deviceBrand' | 'deviceModel'> {
  const apple = /\b(iPhone|iPad|iPod)\b/.exec(userAgent)?.[1]
  if (apple) {
    const deviceName = { iPad: 'tablet', iPod: 'portable media player' }[apple] ?? 'smartphone'
    return { deviceName, deviceBrand: 'Apple', deviceModel: apple === 'iPod' ? 'iPod Touch' : apple }
  }
  if (/\bAndroid\b/.test(userAgent)) return androidOf(userAgent)
  if (/\bMacintosh\b/.test(userAgent)) return { deviceName: 'desktop', deviceBrand: 'Apple', deviceModel: '' }
  const desktop = /\b(Windows NT|X11|CrOS|Linux)\b/.test(userAgent)
  return { deviceName: desktop ? 'desktop' : '', deviceBrand: '', deviceModel: '' }
}

/** A tablet's browser leaves the word Mobile out. */
function androidOf(userAgent: string): DevicePart<'deviceName' | 'deviceBrand' | 'deviceModel'> {
  const deviceName = /\bMobile\b/.test(userAgent) ? 'smartphone' : 'tablet'
  // Chrome says "K" for every model, to tell less about its users.
  const model = /\bAndroid [\d.]+; ([^;)]+?)(?: Build\/[^;)]*)?[;)]/.exec(userAgent)?.[1] ?? ''
  if (model.length < 2 || model === 'Mobile' || model.startsWith('rv:')) {
    return { deviceName, deviceBrand: '', deviceModel: '' }
  }
  const deviceBrand = brands.find(([start]) => model.startsWith(start))?.[1] ?? ''
  return { deviceName, deviceBrand, deviceModel: deviceBrand ? model : '' }
}

const brands: readonly (readonly [start: string, brand: string])[] = [
  ['Pixel', 'Google'],
  ['SM-', 'Samsung'],
  ['GT-', 'Samsung'],
  ['Redmi', 'Xiaomi'],
  ['Mi ', 'Xiaomi'],
  ['POCO', 'Xiaomi'],
  ['moto', 'Motorola'],
  ['ONEPLUS', 'OnePlus'],
  ['Nokia', 'Nokia'],
]

const asItIs = (version: string): string => version

/** Two numbers are enough to know a version by: `70.0` for `70.0.3538.77`. */
const minor = (version: string): string => version.split('.').slice(0, 2).join('.')
