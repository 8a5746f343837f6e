import { companion } from '#props/kit/animals/companion.ts'
import { dragonling as dragonlingBody } from '#props/kit/animals/dragons.ts'

export const dragonling = companion({
  label: 'Dragonling',
  words:
    'dragonling, baby dragon, baby dragons, small dragon, tiny dragon, little dragon, pet dragon, dragon hatchling, dragon companion, mini dragon, pseudodragon, miniature dragon, dragon familiar, dragon whelp, fairy dragon, dragon pet, baby green dragon, dragon on her shoulder, dragon on his shoulder, dragon on their shoulder, dragon perched on her shoulder, dragon perched on his shoulder, dragon in her arms, dragon in his arms, dragon on her lap, dragon on her head, dragon on her arm, dragon on his arm, dragon around her neck, dragon curled around her shoulders, dragon wrapped around her shoulders, dragon egg hatchling',
  order: 940,
  body: dragonlingBody('#2f7a5c', '#c9b878', '#1d4636', '#3f9a74'),
  coat: { cover: 'scales', flows: 0.07, cell: 0.07, fur: 0.8 },
  usual: 'shoulder',
  size: 1.5,
  carried: 0.66,
})
