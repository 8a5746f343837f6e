import { scriptedServer, sendJson } from '@eidolon/server/testing/scripted-server.ts'
import { expect, it } from 'vitest'
import { startServer } from '#support/start-server.ts'
import { walletKey } from '#support/test-wallet-key.ts'
import { entered } from '#support/wallet-person.ts'

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

it('[TRACE-8] a server that was given the variables of OpenTelemetry sends its spans', async () => {
  const sent: { readonly path: string; readonly key: unknown; readonly body: string }[] = []
  await using collector = await scriptedServer(({ path, headers, body, response }) => {
    sent.push({ path, key: headers['x-api-key'], body: body.toString() })
    sendJson(response, { partialSuccess: {} })
  })
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=hunter2',
    OTEL_SERVICE_NAME: 'my-studio',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.5',
  }
  await using server = await startServer({ env })
  // Of these ids one is below the share and one above.
  const told = `${'a'.repeat(31)}1`.replace(/a(?=.{11}$)/, '0')
  const untold = 'f'.repeat(32)
  for (const id of [told, untold]) {
    const headers = { traceparent: `00-${id}-00f067aa0ba902b7-01`, 'x-appwrite-project': 'eidolon' }
    expect((await fetch(`${server.url}/v1/account?secret=hunter2`, { headers })).status).toBe(401)
  }
  expect(await server.stop()).toBe(0)
  const bodies = sent.map(({ body }) => body).join('')
  expect(sent[0]).toMatchObject({ path: '/v1/traces', key: 'hunter2' })
  for (const part of ['my-studio', 'deployment.environment.name', 'GET /v1/account', told])
    expect(bodies).toContain(part)
  for (const part of [untold, 'hunter2', '?secret']) expect(bodies).not.toContain(part)
})

it('[OPER-12] a server lets the wallets of OPERATORS in, and nobody else', async () => {
  const key = walletKey()
  await using server = await startServer({ env: { OPERATORS: `${key.address}, ${walletKey().address}` } })
  const [operator, other] = [await entered(server, key), await entered(server)]
  expect((await operator.call('GET', '/operate')).body).toMatchObject({ role: 'all', accounts: 2, database: 'sqlite' })
  expect((await other.call('GET', '/operate')).status).toBe(403)
  const one = `/operate/accounts/${other.wallet}`
  expect((await operator.call('PATCH', one, { blocked: true })).body).toMatchObject({ active: false, sessions: 0 })
  expect((await other.call('GET', '/account')).status).toBe(401)
  expect((await operator.call('GET', '/operate/log')).body.entries).toMatchObject([
    { action: 'account.block', operator: key.address, subject: other.wallet },
  ])
})
