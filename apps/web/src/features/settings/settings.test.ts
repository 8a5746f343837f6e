import { describe, expect, it } from 'vitest'
import { Unanswered } from '#lib/fault.ts'
import { activityWords } from './activity.ts'
import { accountCountsWords } from './account-counts.ts'
import { deviceName, isHandheld, placeName, providerName, wayName } from './device.ts'
import { hasOtherFactor, offeredFactors, readFactors } from './factors.ts'
import { failureWords } from '#lib/failure-words.ts'
import { importWords } from './import-words.ts'
import { oauthFailure } from './oauth-failure.ts'
import { readPreferences } from './preferences.ts'
import { codesText } from './recovery-codes.ts'

const client = {
  clientName: 'Firefox',
  clientVersion: '140',
  osName: 'Windows',
  osVersion: '11',
  deviceName: 'desktop',
  deviceBrand: '',
  deviceModel: '',
}

describe('[SET-5] a session is told by its device, its way and its place', () => {
  it('names the browser and what it runs on', () => {
    expect(deviceName(client)).toBe('Firefox on Windows')
    expect(deviceName({ ...client, deviceBrand: 'Apple', deviceModel: 'iPhone' })).toBe('Firefox on Apple iPhone')
    expect(deviceName({ ...client, clientName: '' })).toBe('Windows')
    expect(deviceName({ ...client, clientName: '', osName: '' })).toBe('Unknown device')
    expect([isHandheld({ deviceName: 'smartphone' }), isHandheld({ deviceName: 'desktop' })]).toEqual([true, false])
  })

  it('names the country only where it is known', () => {
    expect(placeName({ ip: '203.0.113.7', countryCode: 'pt', countryName: 'Portugal' })).toBe('Portugal, 203.0.113.7')
    expect(placeName({ ip: '203.0.113.7', countryCode: '--', countryName: 'Unknown' })).toBe('203.0.113.7')
  })

  it('says how it began', () => {
    expect(['solana', 'email', 'github', 'oidc', 'unheard'].map(wayName)).toEqual([
      'wallet',
      'e-mail and password',
      'GitHub',
      'Single sign-on',
      'Unheard',
    ])
    expect(providerName('discord')).toBe('Discord')
  })
})

it('[SET-6] every event of the log is a sentence; one that is unknown is shown as it is', () => {
  expect(activityWords('session.create')).toMatchObject({ words: 'Signed in' })
  expect(activityWords('moon.landing')).toMatchObject({ words: 'moon.landing' })
})

const refused = (code: number, type: string, message: string) => Object.assign(new Error(message), { code, type })

it('[SET-24] a refusal is told in words that say what to do, anything else as trouble on the way', () => {
  expect(failureWords(refused(401, 'user_invalid_credentials', 'Invalid credentials.'))).toBe(
    'That is not the password.',
  )
  expect(failureWords(refused(400, 'general_argument_invalid', 'Invalid `name` param.'))).toBe('Invalid `name` param.')
  for (const error of [refused(500, 'general_unknown', 'Server Error'), new Unanswered(), undefined])
    expect(failureWords(error)).toMatch(/^The studio could not be reached/)
})

it('[SET-23] what another service refuses is told, whatever it is', () => {
  expect(oauthFailure(null)).toBe('')
  expect(oauthFailure('{"message":"No.","type":"user_already_exists","code":409}')).toMatch(/another account/)
  expect(oauthFailure('access_denied')).toMatch(/^The other service refused/)
})

it('[SET-40] who has to sign in and link first is told how', () => {
  const told = oauthFailure('{"message":"No.","type":"user_link_required","code":409}')
  expect(told).toMatch(/Sign in to it the way you always do, then link this service in Settings/)
})

it('[SET-15] factors are offered with the handiest first, and codes alone are no reason to ask', () => {
  const none = { totp: false, email: false, phone: false }
  expect(offeredFactors(readFactors({ ...none, totp: true, email: true }))).toEqual(['totp', 'email'])
  const codes = { ...none, recoveryCode: true }
  expect(offeredFactors(readFactors(codes))).toEqual(['recoverycode'])
  expect([hasOtherFactor(readFactors(codes)), hasOtherFactor(readFactors({ ...none, phone: true }))]).toEqual([
    false,
    true,
  ])
})

it('[SET-12] the codes are a text with a word on what they are', () => {
  expect(codesText('Eidolon', ['a1', 'b2'])).toBe('Eidolon: recovery codes. Each works once.\n\na1\nb2\n')
})

it('[SET-19] what goes is told in figures', () => {
  const none = { characters: 0, images: 0, videos: 0, sheets: 0, trashed: 0, bytes: 0 }
  expect(accountCountsWords(none)).toBe('')
  expect(accountCountsWords({ ...none, characters: 1 })).toBe('1 character')
  expect(accountCountsWords({ ...none, characters: 3, images: 12, videos: 1 })).toBe(
    '3 characters, 12 pictures and 1 video',
  )
})

it('[SET-18] what an import brought, and what was there already, is told in figures', () => {
  const none = {
    characters: 0,
    media: 0,
    albums: 0,
    presets: 0,
    outfits: 0,
    versions: 0,
    poses: 0,
    stories: 0,
    generations: 0,
    files: 0,
  }
  const said = (added: object, present: object) =>
    importWords({ added: { ...none, ...added }, present: { ...none, ...present }, warnings: [] })
  expect(said({ characters: 1, media: 4, files: 9 }, {})).toBe('Added: 1 character, 4 pictures and videos.')
  expect(said({ albums: 2 }, { media: 1 })).toBe('Added: 2 albums. 1 was here already.')
  expect(said({}, { media: 3 })).toBe('Nothing new: all of it is here already.')
  expect(said({}, {})).toBe('There was nothing in it to add.')
})

it('[SET-4] preferences of other programs do no harm', () => {
  expect(readPreferences({ avatarId: 7, region: 'en-GB', colour: 'red' })).toMatchObject({
    avatarId: '',
    region: 'en-GB',
  })
  expect(readPreferences(null)).toMatchObject({ avatarSeed: '', region: '' })
})

it('[SET-61] what finds no room says what to do about it', () => {
  expect(failureWords(refused(507, 'storage_quota_exceeded', ''))).toMatch(/^There is not enough room left in your acc/)
  expect(failureWords(refused(507, 'storage_disk_full', ''))).toMatch(/^The studio has no room for anything new/)
})
