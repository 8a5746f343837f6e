import { onlyNode, withInputs, withoutStart } from './graph-parts.ts'
import { type Graph, markedIn, type Workflow } from './workflow.ts'

/**
 * The same workflow over a picture that there is already: inside the mask it is drawn anew, and what lies outside is put
 * back pixel by pixel, in the size that it had.
 */
export function maskedWorkflows(workflow: Workflow): readonly Workflow[] {
  const { graph, about, name } = workflow
  const sampler = onlyNode(graph, 'KSampler')
  const decoder = onlyNode(graph, 'VAEDecode')
  const saver = workflow.marked.get('output')?.[0]
  if (!about.control || !sampler || !decoder || saver === undefined) return []
  const changed = overParent(graph, sampler, decoder, saver)
  return [{ ...workflow, name: `${name}, in a mask`, graph: changed, marked: markedIn(changed) }]
}

function overParent(graph: Graph, sampler: string, decoder: string, saver: string): Graph {
  const vae = graph[decoder]?.inputs['vae']
  const begun = withInputs(withoutStart(graph, sampler), sampler, { latent_image: ['masked', 0] })
  return {
    ...withInputs(begun, saver, { images: ['changed', 0] }),
    parent: { class_type: 'LoadImage', inputs: { image: '' }, _meta: { title: 'eidolon:parent' } },
    mask: { class_type: 'LoadImageMask', inputs: { image: '', channel: 'red' }, _meta: { title: 'eidolon:mask' } },
    'parent-sized': {
      class_type: 'ImageScale',
      inputs: { image: ['parent', 0], upscale_method: 'lanczos', width: 1024, height: 1024, crop: 'disabled' },
      _meta: { title: 'eidolon:size' },
    },
    'parent-latent': { class_type: 'VAEEncode', inputs: { pixels: ['parent-sized', 0], vae } },
    masked: { class_type: 'SetLatentNoiseMask', inputs: { samples: ['parent-latent', 0], mask: ['mask', 0] } },
    changed: {
      class_type: 'ImageCompositeMasked',
      inputs: {
        destination: ['parent', 0],
        source: [decoder, 0],
        x: 0,
        y: 0,
        resize_source: true,
        mask: ['mask', 0],
      },
    },
  }
}
