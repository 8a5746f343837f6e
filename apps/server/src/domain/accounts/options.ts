/** What a project decides about its accounts. */
export type AccountOptions = {
  /** No more accounts than this; 0 is no limit. */
  readonly maxAccounts: number
  /** Starting one more ends the oldest. */
  readonly maxSessions: number
  readonly sessionSeconds: number
  /** How many earlier passwords may not be chosen again; 0 is none. */
  readonly passwordHistory: number
  /** Passwords in lower case that too many people use. */
  readonly passwordDictionary: ReadonlySet<string>
  /** Whether a password may not contain its owner's id, name or addresses. */
  readonly personalDataCheck: boolean
  readonly methods: Readonly<Record<AuthMethod, boolean>>
}

export type AuthMethod = 'emailPassword' | 'magicUrl' | 'emailOtp' | 'phone' | 'anonymous' | 'jwt'

/** As clients read it when a method is switched off. */
export const methodNames: Readonly<Record<AuthMethod, string>> = {
  emailPassword: 'Email / Password',
  magicUrl: 'Magic URL',
  emailOtp: 'Email OTP',
  phone: 'Phone',
  anonymous: 'Anonymous',
  jwt: 'JWT',
}

export const defaultOptions: AccountOptions = {
  maxAccounts: 0,
  maxSessions: 10,
  sessionSeconds: 31_536_000,
  passwordHistory: 0,
  passwordDictionary: new Set(),
  personalDataCheck: false,
  methods: { emailPassword: true, magicUrl: true, emailOtp: true, phone: true, anonymous: true, jwt: true },
}
