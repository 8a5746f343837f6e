import { z } from 'zod'
import { AccountDeletion, AccountImport } from '#accounts/account-data.ts'
import { AccountStorage } from '#accounts/account-storage.ts'
import type { EndpointOf } from './endpoint.ts'
import { BroughtPrompts, PromptList, PromptSearch } from '#prompt-history.ts'

export const accountDataModels = { AccountImport, AccountStorage, PromptList } as const

type AccountDataEndpoint = EndpointOf<keyof typeof accountDataModels>

/** All that an account has, as a whole. */
export const accountDataEndpoints: readonly AccountDataEndpoint[] = [
  {
    method: 'GET',
    path: '/account/export',
    summary: 'Everything as a zip: JSON, files, and a page to look at',
    tag: 'account',
    session: true,
    status: 200,
    answers: 'application/zip',
  },
  {
    method: 'POST',
    path: '/account/import',
    summary: 'Take an exported zip back, as the body itself or in a form',
    tag: 'account',
    session: true,
    body: z.object({ file: z.string().meta({ format: 'binary' }) }),
    form: true,
    status: 201,
    answers: 'AccountImport',
  },
  {
    method: 'GET',
    path: '/account/storage',
    summary: 'How much the account keeps, of what, and how much it may',
    tag: 'account',
    session: true,
    status: 200,
    answers: 'AccountStorage',
  },
  {
    method: 'GET',
    path: '/account/prompts',
    summary: 'What the account has asked for, latest first',
    tag: 'account',
    session: true,
    query: PromptSearch,
    status: 200,
    answers: 'PromptList',
  },
  {
    method: 'POST',
    path: '/account/prompts',
    summary: 'Add prompts that a browser has kept, where they are not there yet',
    tag: 'account',
    session: true,
    body: BroughtPrompts,
    status: 204,
  },
  {
    method: 'DELETE',
    path: '/account/prompts',
    summary: 'Forget every prompt',
    tag: 'account',
    session: true,
    status: 204,
  },
  {
    method: 'DELETE',
    path: '/account/prompts/{promptId}',
    summary: 'Forget one prompt',
    tag: 'account',
    session: true,
    status: 204,
  },
  {
    method: 'DELETE',
    path: '/account',
    summary: 'Delete the account and everything that belongs to it',
    tag: 'account',
    session: true,
    body: AccountDeletion,
    status: 204,
  },
]
