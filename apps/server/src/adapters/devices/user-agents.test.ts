import { expect, it } from 'vitest'
import { userAgents } from './user-agents.ts'

const known: [string, object][] = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.77 Safari/537.36',
    {
      osCode: 'WIN',
      osName: 'Windows',
      osVersion: '10',
      clientType: 'browser',
      clientCode: 'CH',
      clientName: 'Chrome',
      clientVersion: '70.0',
      clientEngine: 'Blink',
      clientEngineVersion: '70.0.3538.77',
      deviceName: 'desktop',
      deviceBrand: '',
      deviceModel: '',
      countryCode: '--',
      countryName: 'Unknown',
    },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Safari/605.1.15',
    {
      osCode: 'MAC',
      osVersion: '10.15',
      clientCode: 'SF',
      clientName: 'Safari',
      clientVersion: '17.4',
      clientEngine: 'WebKit',
      deviceName: 'desktop',
      deviceBrand: 'Apple',
    },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1',
    {
      osCode: 'IOS',
      osName: 'iOS',
      osVersion: '17.4',
      clientCode: 'MF',
      clientName: 'Mobile Safari',
      deviceName: 'smartphone',
      deviceBrand: 'Apple',
      deviceModel: 'iPhone',
    },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1',
    { osCode: 'IPA', clientCode: 'CI', clientEngine: 'WebKit', deviceName: 'tablet', deviceModel: 'iPad' },
  ],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0',
    {
      osCode: 'UBT',
      clientCode: 'FF',
      clientName: 'Firefox',
      clientVersion: '125.0',
      clientEngine: 'Gecko',
      clientEngineVersion: '125.0',
      deviceName: 'desktop',
    },
  ],
  [
    'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0',
    { osCode: 'AND', osVersion: '14', clientCode: 'FM', deviceName: 'smartphone', deviceModel: '' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
    { osCode: 'AND', clientCode: 'CM', clientName: 'Chrome Mobile', deviceName: 'smartphone', deviceModel: '' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X710 Build/TP1A) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Safari/537.36',
    { clientCode: 'SB', deviceName: 'tablet', deviceBrand: 'Samsung', deviceModel: 'SM-X710' },
  ],
  [
    'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
    { osVersion: '7', clientCode: 'IE', clientVersion: '11.0', clientEngine: 'Trident', clientEngineVersion: '7.0' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.2478.51',
    { clientCode: 'PS', clientName: 'Microsoft Edge', clientVersion: '124.0', clientEngine: 'Blink' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 OPR/109.0.0.0',
    { osCode: 'LIN', osName: 'GNU/Linux', clientCode: 'OP', clientVersion: '109.0' },
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/124.0.0.0 Safari/537.36',
    { osCode: 'COS', clientCode: 'HC', deviceName: 'desktop' },
  ],
  ['curl/8.5.0', { clientType: 'library', clientName: 'curl', clientVersion: '8.5', osCode: '', deviceName: '' }],
  ['', { clientType: '', clientName: '', osName: '', deviceName: '', countryCode: '--' }],
]

it.each(known)('[ACC-27] %.90s', (userAgent, expected) => {
  expect(userAgents.describe(userAgent)).toMatchObject(expected)
})
