import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './workshop/chunks.ts'
import { bodyData, withoutWords } from './workshop/figure-plugins.ts'
import { slimThree } from './workshop/slim-three.ts'

/** Fonts that the first screen is read in; the others arrive when a page asks for them. */
const aboveTheFold = ['hanken-grotesk-latin-wght-normal', 'redaction-latin-400-normal']

/** Asks for the first screen's fonts with the HTML: otherwise the browser finds them only once the CSS has arrived. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && aboveTheFold.some((font) => file.includes(font)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}

export default defineConfig({
  // A service's build has no demo wallet in it: HOSTED=1 npm run build.
  define: { 'import.meta.env.VITE_HOSTED': process.env.HOSTED === '1' },
  plugins: [react(), preloadFonts(), bodyData(), slimThree()],
  // The thread that makes figures loads hats and glasses when somebody wears any.
  worker: { format: 'es', plugins: () => [withoutWords()] },
  build: {
    target: 'baseline-widely-available',
    // No data: addresses, so that the content policy can stay at 'self' and every file is cached by its hash.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', wake: 'src/prefetch.ts' },
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
})
