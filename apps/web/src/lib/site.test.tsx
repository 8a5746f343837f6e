import { defaultSite } from '@eidolon/contract/site.ts'
import { expect, it } from 'vitest'
import { readSite } from './site.tsx'

const pageWith = (content: string) => {
  const page = document.implementation.createHTMLDocument()
  const meta = page.createElement('meta')
  meta.name = 'studio-site'
  meta.content = content
  page.head.append(meta)
  return page
}

it("[SHELL-26] reads the operator's name and addresses from the page", () => {
  const site = { productName: 'Atelier', socialUrl: 'https://github.com/atelier', contactEmail: 'a@b.example' }
  expect(readSite(pageWith(JSON.stringify(site)))).toEqual({ ...defaultSite, ...site })
})

it('[SHELL-26] keeps the defaults where nothing or nonsense was written', () => {
  for (const content of ['%SITE%', '', 'null', '[]', '{"productName":7,"admin":true}']) {
    expect(readSite(pageWith(content))).toEqual(defaultSite)
  }
  expect(readSite(document.implementation.createHTMLDocument())).toEqual(defaultSite)
})

it('[SHELL-26] reads where else one can sign in, and what push messages are known by', () => {
  const told = { providers: [{ id: 'github', name: 'GitHub' }, { id: 7 }, null], pushKey: 'BKey' }
  const { providers, pushKey } = readSite(pageWith(JSON.stringify(told)))
  expect({ providers, pushKey }).toEqual({ providers: [{ id: 'github', name: 'GitHub' }], pushKey: 'BKey' })
})
