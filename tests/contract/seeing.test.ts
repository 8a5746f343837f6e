import { expect, it } from 'vitest'
import { startServer } from '#support/start-server.ts'

it('[METR-8] a server that was given METRICS_TOKEN tells its figures to who shows it', async () => {
  const token = 'a-token-of-the-operator'
  await using server = await startServer({ env: { METRICS_TOKEN: token } })
  await fetch(`${server.url}/v1/health/live`)
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  expect(text).toContain('eidolon_http_requests_total{method="GET",route="/v1/health/live",status="200"} 1')
  expect(text.endsWith('# EOF\n')).toBe(true)
  expect((await fetch(`${server.url}/metrics`)).status).toBe(401)
  expect(server.output()).not.toContain(token)
})
