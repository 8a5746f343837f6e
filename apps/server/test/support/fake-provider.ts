import type { OAuthProvider } from '#application/identities/ports.ts'
import type { IdentityProfile } from '#domain/identities/identity.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'

/** A provider that knows people by the codes it hands out. */
export function fakeProvider(people: ReadonlyMap<string, IdentityProfile>, clock: Clock): OAuthProvider {
  const inHours = (hours: number) => clock.now().getTime() + hours * 3_600_000
  return {
    id: 'github',
    begin: async ({ redirectUri }, state, scopes) =>
      `https://provider.example/authorize?${new URLSearchParams({ state, redirect_uri: redirectUri, scope: scopes.join(' ') }).toString()}`,
    async finish(_secrets, _state, { code = '' }) {
      const profile = people.get(code)
      if (!profile) throw new Fault('user_oauth2_unauthorized', { provider: 'github' })
      return { profile, tokens: { access: `access-${code}`, expires: inHours(1), refresh: 'refresh' } }
    },
    async refresh(token) {
      if (!people.has(token)) throw new Fault('user_oauth2_bad_request')
      return { access: 'renewed', expires: inHours(2), refresh: '' }
    },
  }
}
