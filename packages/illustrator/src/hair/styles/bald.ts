import { hairStyle } from '#hair/style-kit.ts'

export const bald = hairStyle({
  label: 'Bald',
  words:
    'bald, shaved head, bald headed, hairless, clean shaven head, shaven head, balding, bald head, shaven headed, baldness',
  order: 10,
  length: 0,
  curl: 0,
  feminine: 0.05,
  flat: true,
})
