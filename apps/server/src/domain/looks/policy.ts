import { judge, policyRules } from '#domain/generations/policy.ts'

/** Why a description is not drawn: the rule, what people read, and the words that broke it. */
export type Refusal = { readonly rule: string; readonly message: string; readonly words: string[] }

/** The studio's rules for pictures hold for a preview, too. Undefined when nothing is against them. */
export function refusalOf(appearance: string, today: Date): Refusal | undefined {
  const verdict = judge([appearance], today)
  return verdict && { rule: verdict.rule, message: policyRules[verdict.rule], words: [...verdict.words] }
}
