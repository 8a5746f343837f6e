import type { UserId } from '@eidolon/contract/ids.ts'
import type { RecentProof } from '#application/accounts/recent-proof.ts'
import type { EndSessions } from '#application/accounts/end-sessions.ts'
import type { ChangeAccount } from '#application/accounts/change-account.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { Shares } from '#application/shares/ports.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import type { Client, UserCaller } from '#domain/accounts/caller.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { OperatorStore, Report, ReportedKind } from './operator-ports.ts'
import type { AccountDetails, OperatorReads, AccountLine } from './ports.ts'

type Deps = {
  readonly operators: readonly string[]
  readonly store: OperatorStore
  readonly reads: Pick<OperatorReads, 'account' | 'accounts'>
  readonly shares: Readonly<Record<ReportedKind, Pick<Shares, 'remove'>>>
  readonly change: ChangeAccount
  readonly end: EndSessions
  readonly recent: Pick<RecentProof, 'require'>
  readonly cancelJob: (id: string) => Promise<void>
  readonly cancelAll: (owner: UserId) => Promise<number>
  readonly removeAccount: (id: UserId) => Promise<void>
  readonly room: Pick<StorageQuota, 'look'>
  /** The least that an account may be given. */
  readonly leastQuota: number
  readonly units: Transactions
  readonly ids: Ids
  readonly clock: Clock
}

/** Who acts, known to be an operator. */
export type Operator = { readonly wallet: string; readonly caller: UserCaller; readonly client: Client }

export type AccountShown = AccountDetails & {
  readonly used: number
  readonly quota: number
  readonly ownQuota: number | null
  readonly operator: boolean
}

export type OperatorDesk = {
  /** Returns the wallet of an operator's session and refuses everyone else. */
  admit(caller: UserCaller | undefined): Promise<string>
  isOperator(caller: UserCaller | undefined): Promise<boolean>
  search(words: string, limit: number): Promise<readonly AccountLine[]>
  account(id: string): Promise<AccountShown>
  cancelJob(operator: Operator, id: string): Promise<void>
  block(operator: Operator, name: string, blocked: boolean): Promise<void>
  setQuota(operator: Operator, name: string, bytes: number | null): Promise<void>
  remove(operator: Operator, id: string, confirm: string): Promise<void>
  reported(id: string): Promise<Report>
  decide(operator: Operator, id: string, decision: 'dismiss' | 'unshare'): Promise<void>
}

/** Everything an operator does, each noted in the log together with what it changes. */
export function operatorDesk(deps: Deps): OperatorDesk {
  const { operators, store, reads, shares, change, end, recent, room, units, ids, clock } = deps

  const note = (operator: Operator, action: string, subject: string, more = '', unit?: Transaction): Promise<void> => {
    const at = formatDateTime(clock.now())
    return store.note(ids.unique(), { at, operator: operator.wallet, action, subject, note: more }, unit)
  }

  async function found(name: string): Promise<AccountDetails> {
    const account = await reads.account(name)
    if (!account) throw new Fault('user_not_found')
    return account
  }

  async function shown(id: string): Promise<AccountShown> {
    const account = await found(id)
    const { used, quota } = await room.look(account.id)
    return {
      ...account,
      used,
      quota,
      ownQuota: (await store.quota(account.id)) ?? null,
      operator: await store.hasWallet(account.id, operators),
    }
  }

  /** Operators do not lock each other out, or themselves: the list in the configuration says who they are. */
  async function refuseOperators(id: UserId): Promise<void> {
    if (await store.hasWallet(id, operators)) throw new Fault('operator_untouchable')
  }

  async function operatorWallet(caller: UserCaller | undefined): Promise<string | undefined> {
    if (operators.length === 0 || caller?.sessionId === undefined) return undefined
    const wallet = await store.walletOf(caller.userId, caller.sessionId)
    return wallet !== undefined && operators.includes(wallet) ? wallet : undefined
  }

  async function reported(id: string): Promise<Report> {
    const report = await store.report(id)
    if (!report) throw new Fault('report_not_found')
    return report
  }

  return {
    async admit(caller) {
      const wallet = await operatorWallet(caller)
      if (wallet === undefined) throw new Fault('operator_required')
      return wallet
    },

    isOperator: async (caller) => (await operatorWallet(caller)) !== undefined,

    async search(words, limit) {
      if (words.trim() === '') return reads.accounts(limit)
      const account = await reads.account(words.trim())
      return account ? [account] : []
    },

    account: shown,

    async cancelJob(operator, id) {
      await deps.cancelJob(id)
      await note(operator, 'job.cancel', id)
    },

    async block(operator, name, blocked) {
      await recent.require(operator.caller)
      const { id, active } = await found(name)
      if (active === !blocked) return
      await refuseOperators(id)
      await change(id, 'status', { active: !blocked }, operator.client, async (account, unit) => {
        if (blocked) await end(account, undefined, operator.client, unit)
        await note(operator, blocked ? 'account.block' : 'account.unblock', id, '', unit)
      })
      if (blocked) await deps.cancelAll(id)
    },

    async setQuota(operator, name, bytes) {
      await recent.require(operator.caller)
      const { id } = await found(name)
      if (bytes !== null && bytes < deps.leastQuota) {
        throw invalidParam('quota', `Value must be null or at least ${deps.leastQuota} bytes`)
      }
      await units.run(async (unit) => {
        await store.setQuota(unit, id, bytes)
        await note(operator, 'account.quota', id, bytes === null ? 'usual' : `${bytes} bytes`, unit)
      })
    },

    async remove(operator, id, confirm) {
      await recent.require(operator.caller)
      if (confirm !== id) throw invalidParam('confirm', 'Value must be the id of the account')
      const account = await found(id)
      // By its id alone: what is typed to find somebody must not remove somebody else.
      if (account.id !== id) throw new Fault('user_not_found')
      await refuseOperators(id)
      await note(operator, 'account.remove', id, `${account.characters} characters, ${account.media} media`)
      await deps.removeAccount(id)
    },

    reported,

    async decide(operator, id, decision) {
      const { kind, itemId, state } = await reported(id)
      if (state !== 'open') return
      await units.run(async (unit) => {
        if (decision === 'unshare') await shares[kind].remove(unit, itemId)
        await store.decide(unit, itemId, decision === 'unshare' ? 'unshared' : 'dismissed')
        await note(operator, `report.${decision}`, itemId, kind, unit)
      })
    },
  }
}
