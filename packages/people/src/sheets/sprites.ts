import type { ExpressionId } from '#catalogue/expressions.ts'

/** The moods by whose names SillyTavern looks for sprites, and which of our expressions comes nearest to each. */
export const spriteMoods = {
  admiration: 'dreamy',
  amusement: 'laugh',
  anger: 'furious',
  annoyance: 'angry',
  approval: 'confident',
  caring: 'smile',
  confusion: 'confused',
  curiosity: 'curious',
  desire: 'wink',
  disappointment: 'sad',
  disapproval: 'suspicious',
  disgust: 'disgusted',
  embarrassment: 'shy',
  excitement: 'excited',
  fear: 'afraid',
  gratitude: 'smile',
  grief: 'tearful',
  joy: 'happy',
  love: 'dreamy',
  nervousness: 'worried',
  optimism: 'grin',
  pride: 'proud',
  realization: 'thoughtful',
  relief: 'calm',
  remorse: 'sad',
  sadness: 'sad',
  surprise: 'surprised',
  neutral: 'neutral',
} as const satisfies Readonly<Record<string, ExpressionId>>

/** Each that is needed once: what looks the same is drawn once. */
export const spriteExpressions: readonly ExpressionId[] = [...new Set(Object.values(spriteMoods))]
