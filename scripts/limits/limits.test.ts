import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { costs } from '@eidolon/contract/endpoints/costs.ts'
import { beforeAll, expect, it } from 'vitest'
import type { RouteFacts } from '#server/transport/http/platform/route-facts.ts'
import { root } from '#scripts/terminal.ts'
import { limitsPage } from './limits-page.ts'
import { walkRoutes } from './walk-routes.ts'

let routes: readonly RouteFacts[] = []
beforeAll(async () => {
  routes = await walkRoutes()
})

const declared = costs.flatMap((cost) => cost.routes.map((route) => ({ ...cost, route })))
const costOf = (route: string) => declared.find((each) => each.route === route)

it('[SRV-81] every route declares its cost, once', () => {
  expect(routes.length).toBeGreaterThan(190)
  expect(declared.map(({ route }) => route).toSorted()).toEqual(routes.map(({ route }) => route).toSorted())
})

it('[SRV-81] no route takes a larger body than it declares', () => {
  expect(routes.filter(({ route, body }) => body !== (costOf(route)?.body ?? 0) && body > 0)).toEqual([])
})

it('[SRV-82] every route that does work is counted for an account, a client address or a link', () => {
  const uncounted = routes.filter(({ route, limits }) => limits.length === 0 && !costOf(route)?.free)
  expect(uncounted).toEqual([])
})

it('[SRV-82] what may take a second or much memory runs neither on the event loop nor uncounted', () => {
  const heavy = costs.filter(
    ({ runsIn, memory, seconds }) => runsIn !== 'event loop' || memory > 2 ** 24 || seconds > 30,
  )
  expect(heavy.filter(({ free }) => free)).toEqual([])
})

it('[SRV-83] the page of limits says what the code does', async () => {
  const page = await readFile(join(root, 'docs', 'host', 'limits.md'), 'utf8')
  expect(plain(page)).toEqual(plain(limitsPage(routes)))
})

/** Without the padding that the formatter gives tables. */
const plain = (text: string): string => text.replaceAll(/-{3,}/g, '---').replaceAll(/[ \t]+/g, ' ')
