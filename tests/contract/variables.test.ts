import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * Where a server that was started with the variable is seen to do as it says: the file of this folder whose tests do
 * so. Whoever adds a variable adds its line, and the test.
 */
const usedIn: Readonly<Record<string, string>> = {
  PORT: 'lifecycle',
  HOST: 'hosting',
  DATA_DIR: 'start',
  WEB_DIR: 'web',
  ROLE: 'generations',
  ILLUSTRATOR_THREADS: 'generations',
  ILLUSTRATOR_PACK: 'operator-engines',
  ILLUSTRATOR_PORTRAITS: 'portraits',
  DATABASE_URL: 'services',
  S3_BUCKET: 'services',
  S3_REGION: 'services',
  S3_ENDPOINT: 'services',
  S3_ACCESS_KEY_ID: 'services',
  S3_SECRET_ACCESS_KEY: 'services',
  PUBLIC_URL: 'hosting',
  TRUST_PROXY: 'hosting',
  PLATFORMS: 'cors',
  DOCUMENT_ROLES: 'documents',
  QUOTA_FREE: 'operator',
  QUOTA_SUBSCRIBED: 'operator',
  DISK_RESERVE: 'operator',
  METRICS_TOKEN: 'seeing',
  RATE_LIMITS: 'limits',
  PRODUCT_NAME: 'web',
  SOCIAL_URL: 'operator',
  CONTACT_EMAIL: 'operator',
  OAUTH_GOOGLE_ID: 'operator',
  OAUTH_GOOGLE_SECRET: 'operator',
  OAUTH_GITHUB_ID: 'operator',
  OAUTH_GITHUB_SECRET: 'operator',
  OAUTH_DISCORD_ID: 'operator',
  OAUTH_DISCORD_SECRET: 'operator',
  OAUTH_X_ID: 'operator',
  OAUTH_X_SECRET: 'operator',
  OAUTH_OIDC_ID: 'oauth',
  OAUTH_OIDC_SECRET: 'oauth',
  OAUTH_OIDC_ISSUER: 'oauth',
  OAUTH_OIDC_NAME: 'oauth',
  PUSH_SERVICES: 'push',
  SMTP_URL: 'operator',
  MAIL_FROM: 'operator',
  TWILIO_ACCOUNT_SID: 'operator',
  TWILIO_AUTH_TOKEN: 'operator',
  TWILIO_FROM: 'operator',
  TWILIO_API_URL: 'operator',
  SOLANA_NETWORK: 'wallet',
  SOLANA_RPC_URL: 'subscription-hosted',
  SOLANA_CALLS_PER_MINUTE: 'subscription-hosted',
  TOKEN_MINT: 'subscription-hosted',
  TOKEN_PROGRAM: 'subscription-hosted',
  TOKEN_SYMBOL: 'operator',
  TREASURY_ADDRESS: 'subscription-hosted',
  EXPLORER_URL: 'subscription-hosted',
  PRICE_SOURCE: 'operator',
  TOKEN_PRICE_USD: 'subscription-hosted',
  PRICE_API_URL: 'operator',
  PRICE_API_KEY: 'operator',
  PYTH_FEED: 'operator',
  PRICE_MIN_LIQUIDITY: 'subscription-hosted',
  PRICE_DEVIATION: 'operator',
  FREE_GENERATIONS: 'engines-services',
  FREE_PER_PLACE: 'operator-engines',
  FREE_DAILY: 'operator-engines',
  PAID_DAILY: 'operator-engines',
  GRACE_DAYS: 'operator',
  ENGINES: 'operator-engines',
  FREE_ENGINES: 'engines-services',
  IDENTITY_MODEL: 'operator-engines',
  IDENTITY_GATE: 'operator-engines',
  IDENTITY_ROLLS: 'operator-engines',
  COMFYUI_URL: 'engines',
  COMFYUI_KEY: 'engines',
  COMFYUI_WORKFLOWS: 'operator-engines',
  OPENAI_BASE_URL: 'engines-services',
  OPENAI_API_KEY: 'engines-services',
  OPENAI_IMAGE_MODEL: 'operator-engines',
  OPENAI_IMAGE_SIZE: 'operator-engines',
  OPENAI_VIDEO_MODEL: 'operator-engines',
  FAL_KEY: 'operator-engines',
  FAL_IMAGE_MODEL: 'operator-engines',
  FAL_EDIT_MODEL: 'operator-engines',
  FAL_VIDEO_MODEL: 'operator-engines',
  REPLICATE_API_TOKEN: 'operator-engines',
  REPLICATE_IMAGE_MODEL: 'operator-engines',
  REPLICATE_EDIT_MODEL: 'operator-engines',
  REPLICATE_VIDEO_MODEL: 'operator-engines',
  ONNX_MODEL: 'engines-services',
  ONNX_STEPS: 'operator-engines',
  MARKING: 'marking',
  C2PA_CERT: 'marking',
  C2PA_KEY: 'marking',
  C2PA_SIGNER_URL: 'marking',
  C2PA_SIGNER_TOKEN: 'marking',
  C2PA_TSA_URL: 'marking',
  LOG_LEVEL: 'lifecycle',
}

// That .env.example lists every variable of the server, and no other, is held by the server's own tests (CFG-8).
it('[CFG-15] every variable has a test in which a server that was started with it does as it says', async () => {
  const listed = await readFile(join(import.meta.dirname, '../../.env.example'), 'utf8')
  const names = [...listed.matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(new Set(Object.keys(usedIn))).toEqual(new Set(names))
  for (const [name, file] of Object.entries(usedIn)) {
    const text = await readFile(join(import.meta.dirname, `${file}.test.ts`), 'utf8')
    const starts = /startServer|startStudio/.test(text)
    const sets = new RegExp(`\\b${name}\\b`).test(text)
    expect([name, file, { starts, sets }]).toEqual([name, file, { starts: true, sets: true }])
  }
})
