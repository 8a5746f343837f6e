import { storeContent } from '@eidolon/illustrator/workshop/content.ts'

await storeContent()
