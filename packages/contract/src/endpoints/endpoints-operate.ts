import { type EndpointOf, endpointOf } from './endpoint.ts'
import {
  AccountChange,
  AccountRemoval,
  OperatorAccount,
  OperatorAccounts,
  OperatorJobs,
  OperatorList,
  OperatorLog,
  OperatorPayments,
  OperatorProblems,
  OperatorReports,
  OperatorSearch,
  OperatorStanding,
  Overview,
  ReportDecision,
} from '#operate.ts'

export const operateModels = {
  Overview,
  OperatorJobs,
  OperatorAccounts,
  OperatorAccount,
  OperatorReports,
  OperatorPayments,
  OperatorProblems,
  OperatorLog,
  OperatorStanding,
} as const

type Model = keyof typeof operateModels
const forOperators = endpointOf<Model>('operation', true)
const account = '/operate/accounts/{accountId}'
const report = '/operate/reports/{reportId}'

/** What an operator sees and does. Below `/operate` each needs a session that a wallet named in OPERATORS has opened. */
export const operateEndpoints: readonly EndpointOf<Model>[] = [
  {
    method: 'GET',
    path: '/metrics',
    summary: 'Figures for a scraper; for the bearer of METRICS_TOKEN, 404 where that is not set',
    tag: 'operation',
    status: 200,
    answers: 'application/openmetrics-text',
  },
  {
    method: 'GET',
    path: '/account/operator',
    summary: 'Whether this session may operate the studio',
    tag: 'account',
    session: true,
    status: 200,
    answers: 'OperatorStanding',
  },
  forOperators('GET', '/operate', 'The installation at a glance', { status: 200, answers: 'Overview' }),
  forOperators('GET', '/operate/jobs', 'What is drawn, the newest first', {
    query: OperatorList,
    status: 200,
    answers: 'OperatorJobs',
  }),
  forOperators('DELETE', '/operate/jobs/{jobId}', 'Cancel a job', { status: 204 }),
  forOperators('GET', '/operate/accounts', 'Accounts by id, wallet, e-mail address or phone number', {
    query: OperatorSearch,
    status: 200,
    answers: 'OperatorAccounts',
  }),
  forOperators('GET', account, 'One account', { status: 200, answers: 'OperatorAccount' }),
  forOperators('PATCH', account, 'Block it, let it in again, or set how much it may keep', {
    body: AccountChange,
    status: 200,
    answers: 'OperatorAccount',
  }),
  forOperators('DELETE', account, 'Remove it with everything it has', { body: AccountRemoval, status: 204 }),
  forOperators('GET', '/operate/reports', 'What visitors of links have reported', {
    query: OperatorList,
    status: 200,
    answers: 'OperatorReports',
  }),
  forOperators('GET', `${report}/picture`, 'The picture that was reported, small', {
    status: 200,
    answers: 'image/webp',
  }),
  forOperators('PATCH', report, 'Dismiss it, or take the link back', { body: ReportDecision, status: 204 }),
  forOperators('GET', '/operate/payments', 'What was paid, the newest first', {
    query: OperatorList,
    status: 200,
    answers: 'OperatorPayments',
  }),
  forOperators('GET', '/operate/problems', 'What went wrong on this node', {
    status: 200,
    answers: 'OperatorProblems',
  }),
  forOperators('GET', '/operate/log', 'What operators have done', { status: 200, answers: 'OperatorLog' }),
]
