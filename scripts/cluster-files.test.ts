import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { Variables } from '#server/config/variables.ts'
import { readConfig } from '#server/config/config.ts'
import { root } from './terminal.ts'

const read = (name: string): string => readFileSync(join(root, name), 'utf8')

/** Every value that a variable of the shell fills in is what it is without one. */
const filled = (text: string): string => text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')

type Service = { readonly image?: string; readonly environment?: Record<string, string>; readonly volumes?: string[] }

it('[CLUS-7] compose.cluster.yaml starts three nodes and two workers with a configuration that the server takes', () => {
  const { services } = parse(filled(read('compose.cluster.yaml')), { merge: true }) as {
    services: Record<string, Service>
  }
  // What is fetched is what was tried, today and in a year.
  for (const { image } of Object.values(services)) expect(image ?? ':1.0').toMatch(/:v?\d+\.\d+/)
  const nodes = Object.entries(services).filter(([, { image }]) => image === undefined)
  const roles = nodes.map(([name, { environment = {}, volumes = [] }]) => {
    expect(volumes).toEqual([`${name}:/data`])
    for (const variable of Object.keys(environment)) expect(Object.keys(Variables.shape)).toContain(variable)
    const { mode, role, database, blobs } = readConfig({ ...environment, HOST: '0.0.0.0' })
    expect([mode, database.kind, blobs.kind]).toEqual(['hosted', 'postgres', 's3'])
    return role
  })
  expect(roles).toEqual(['web', 'web', 'web', 'worker', 'worker'])
})

it('[CLUS-7] the manifests for Kubernetes name variables that there are, and probe the health of each node', () => {
  const text = /```yaml\n(.*?)```/s.exec(read('docs/cluster.md'))?.[1] ?? ''
  const all = parseAllDocuments(text).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS()
  })
  const kinds = all.map(({ kind }) => kind)
  expect(kinds).toEqual(['Secret', 'Deployment', 'Deployment', 'PodDisruptionBudget', 'PodDisruptionBudget', 'Service'])
  const [secret, ...others] = all
  for (const { spec } of others.filter(({ kind }) => kind === 'Deployment')) {
    const [{ env, readinessProbe, livenessProbe }] = spec.template.spec.containers
    expect([readinessProbe, livenessProbe].map((probe) => probe.httpGet.path)).toEqual([
      '/v1/health/ready',
      '/v1/health/live',
    ])
    const own = Object.fromEntries(env.map(({ name, value }: { name: string; value: string }) => [name, value]))
    const given: Record<string, string> = { ...secret.stringData, ...own }
    for (const variable of Object.keys(given)) expect(Object.keys(Variables.shape)).toContain(variable)
    expect(readConfig({ ...given, HOST: '0.0.0.0' }).mode).toBe('hosted')
  }
})

it('[CLUS-7] the image has every package that the server needs', () => {
  const { dependencies } = JSON.parse(read('apps/server/package.json')) as { dependencies: Record<string, string> }
  const image = read('Dockerfile')
  for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@eidolon/'))) {
    const folder = name.replace('@eidolon', 'packages')
    expect(image).toContain(`COPY ${folder}/package.json ${folder}/\n`)
    expect(image).toContain(`COPY ${folder}/src ${folder}/src\n`)
  }
})
