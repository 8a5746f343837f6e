import { expect, it } from 'vitest'
import { effectiveChannels } from './channel.ts'

it('[RT-5] takes out account channels that a client names, its own included', () => {
  expect(effectiveChannels(['files', 'account.maya', 'account.omar', ''], 'maya')).toEqual(['files'])
})

it('[RT-5] puts whoever listens to their account on its own channel, guests on none', () => {
  expect(effectiveChannels(['account', 'documents', 'account'], 'maya')).toEqual([
    'account',
    'documents',
    'account.maya',
  ])
  expect(effectiveChannels(['account'], undefined)).toEqual(['account'])
})
