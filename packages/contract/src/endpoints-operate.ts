import type { EndpointOf } from './endpoint.ts'

/** What an operator sees of the installation. */
export const operateEndpoints: readonly EndpointOf<never>[] = [
  {
    method: 'GET',
    path: '/metrics',
    summary: 'Figures for a scraper; for the bearer of METRICS_TOKEN, 404 where that is not set',
    tag: 'operation',
    status: 200,
    answers: 'application/openmetrics-text',
  },
]
