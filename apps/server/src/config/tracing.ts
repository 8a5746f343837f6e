import type { Environment } from './environment.ts'
import type { Variables } from './variables.ts'

/** Where traces are sent, by the variables that OpenTelemetry has for it. */
export type TracingConfig = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  readonly resource: Readonly<Record<string, string>>
  readonly sampling: { readonly sampler: NonNullable<Variables['OTEL_TRACES_SAMPLER']>; readonly ratio: number }
}

/** Undefined where nobody listens: then nothing is traced. */
export function tracingConfig(variables: Variables): TracingConfig | undefined {
  const base = variables.OTEL_EXPORTER_OTLP_ENDPOINT
  if (base === undefined) return undefined
  return {
    url: `${base.replace(/\/+$/, '')}/v1/traces`,
    headers: variables.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: variables.OTEL_SERVICE_NAME ?? 'eidolon',
    resource: variables.OTEL_RESOURCE_ATTRIBUTES ?? {},
    sampling: {
      sampler: variables.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on',
      ratio: variables.OTEL_TRACES_SAMPLER_ARG ?? 1,
    },
  }
}

/** A secret for nobody is a line that was forgotten. */
export function incompleteTracing(given: Environment): string[] {
  if (given.OTEL_EXPORTER_OTLP_ENDPOINT || !given.OTEL_EXPORTER_OTLP_HEADERS) return []
  return ['OTEL_EXPORTER_OTLP_ENDPOINT is not set, but OTEL_EXPORTER_OTLP_HEADERS is. Set both, or neither.']
}
