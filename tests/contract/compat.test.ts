import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@eidolon/contract/endpoints/endpoints.ts'
import { expect, it } from 'vitest'
import { startServer } from '#support/start-server.ts'

type Page = readonly { readonly endpoint: string; readonly state: string }[]

async function readPage(): Promise<Page> {
  const text = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'compat.md'), 'utf8')
  const rows = text.matchAll(/^\| ((?:GET|POST|PUT|PATCH|DELETE) \/\S*)\s*\| (\w+)\s*\|/gm)
  return [...rows].map(([, endpoint = '', state = '']) => ({ endpoint, state }))
}

/** Whether a route answers at all: anything but the refusal that there is none. */
async function exists(url: string, endpoint: string): Promise<boolean> {
  const [method = '', path = ''] = endpoint.split(' ')
  const response = await fetch(`${url}/v1${path.replaceAll(/\{\w+\}/g, 'some')}`, {
    method,
    headers: { 'x-appwrite-project': 'eidolon' },
  })
  if (response.status !== 404) return true
  const { type } = (await response.json()) as { type: string }
  return type !== 'general_route_not_found'
}

it('[API-1] what the compatibility page calls served is served, and what it calls pending is not', async () => {
  // Without a provider there is nowhere to come back from, and without a token there are no metrics.
  const env = { OAUTH_GITHUB_ID: 'id', OAUTH_GITHUB_SECRET: 'secret', METRICS_TOKEN: 'a-token-of-the-operator' }
  await using server = await startServer({ env })
  const page = await readPage()
  expect(page.length).toBeGreaterThan(60)
  const wrong: string[] = []
  for (const { endpoint, state } of page) {
    if ((await exists(server.url, endpoint)) !== (state !== 'pending')) wrong.push(`${endpoint} is called ${state}`)
  }
  expect(wrong).toEqual([])
})

it('[API-2] the page and the description of the API name the same endpoints', async () => {
  const page = (await readPage()).filter(({ state }) => state !== 'pending').map(({ endpoint }) => endpoint)
  expect(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(page.toSorted())
})

it('[API-3] the description of the API can be fetched', async () => {
  await using server = await startServer()
  const description = (await (await fetch(`${server.url}/v1/openapi.json`)).json()) as { paths: Record<string, object> }
  expect(Object.keys(description.paths).toSorted()).toEqual([...new Set(endpoints.map(({ path }) => path))].toSorted())
})

it('[SRV-32] without a provider nobody is taken back from one', async () => {
  await using server = await startServer()
  const page = await readPage()
  const callbacks = page.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.includes('/oauth2/callback/'))
  expect(callbacks).toHaveLength(2)
  for (const endpoint of callbacks) expect(await exists(server.url, endpoint)).toBe(false)
})
