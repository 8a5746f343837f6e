import { restOnRight } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const applyingMakeup = pose({
  label: 'Putting on make-up',
  words:
    'applying makeup, applying make up, apply makeup, apply make up, putting on makeup, putting on make up, put on makeup, put on make up, doing her makeup, doing her make up, do makeup, do make up, applying lipstick, apply lipstick, putting on lipstick, put on lipstick, applying lip gloss, apply lip gloss, putting on lip gloss, put on lip gloss, applying lip balm, apply lip balm, touching up her makeup, touching up her lipstick, touch up makeup, touch up lipstick, fixing her lipstick, fix lipstick, reapplying her lipstick, makeup routine, makeup tutorial, applying lipgloss, apply lipgloss, putting on lipgloss, applying mascara, apply mascara, putting on mascara, applying eyeliner, applying foundation, applying blush, applying eyeshadow, applying concealer, putting on eyeliner, powdering her nose, doing her lashes, doing her eyeliner, doing her lipstick, putting on her face, get ready with me, grwm, getting ready in the mirror, applying cream, applying sunscreen',
  order: 1760,
  insteadOf: ['lipstick-in-hand', 'makeup-brush'],
  half: 'arms',
  faces: { pout: 1, calm: 2, smile: 1 },
  shows: 'hands',
  body: {
    ...restOnRight,
    neck: [2, 3, 3],
    head: [0, 2, 3],
    arms: {
      left: {
        reach: 'shoulder',
        off: [-0.05, -0.55, 2.3],
        elbow: [0.9, -1, 0],
        palm: [-0.6, 0.1, -0.8],
        along: [-0.4, 0.9, 0.1],
      },
      right: {
        reach: 'mouth',
        off: [0.42, -0.42, 0.55],
        elbow: [0.9, -1, 0.1],
        palm: [-0.75, 0.1, -0.65],
        along: [-0.45, 0.85, 0.1],
      },
    },
    fingers: { left: 'hold', right: 'pinch' },
    brings: 'lipstick',
    mirrors: false,
  },
})
