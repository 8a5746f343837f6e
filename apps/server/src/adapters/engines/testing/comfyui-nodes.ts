import type { ObjectInfo } from '#adapters/engines/comfyui/comfy-wire.ts'

/** Files of models that a server may have, by the folder they lie in. */
export type ComfyModels = {
  readonly checkpoints?: readonly string[]
  readonly unets?: readonly string[]
  readonly clips?: readonly string[]
  readonly vaes?: readonly string[]
  readonly visions?: readonly string[]
  readonly controls?: readonly string[]
  readonly upscalers?: readonly string[]
  readonly loras?: readonly string[]
  /** Of ComfyUI_IPAdapter_plus; without a list its nodes are not there. */
  readonly adapters?: readonly string[]
}

export const kontextModels: ComfyModels = {
  unets: ['flux1-dev-kontext_fp8_scaled.safetensors', 'flux1-dev.safetensors', 'wan2.2_ti2v_5B_fp16.safetensors'],
  clips: ['clip_l.safetensors', 't5xxl_fp16.safetensors', 'umt5_xxl_fp8_e4m3fn_scaled.safetensors'],
  vaes: ['ae.safetensors', 'wan2.2_vae.safetensors'],
}

/** A list where the real node has one: older nodes put it where the type stands, newer ones among the options. */
type Kinds = Readonly<Record<string, string | readonly string[]>>
type NodeInputs = { readonly required: Kinds; readonly optional?: Kinds; readonly gives: readonly string[] }

export type ComfyNodes = Readonly<Record<string, ObjectInfo[string] & { readonly output: readonly string[] }>>

const clipTypes =
  'stable_diffusion stable_cascade sd3 stable_audio mochi ltxv pixart cosmos lumina2 wan hidream chroma ace omnigen2 qwen_image hunyuan_image flux2 ovis longcat_image'
const twoClipTypes = 'sdxl sd3 flux hunyuan_video hidream hunyuan_image hunyuan_video_15 kandinsky5 ltxv newbie ace'
const weights = ['default', 'fp8_e4m3fn', 'fp8_e4m3fn_fast', 'fp8_e5m2']
const samplers = ['euler', 'euler_ancestral', 'heun', 'dpmpp_2m', 'dpmpp_2m_sde', 'lcm', 'ddim', 'uni_pc']
const schedulers = ['simple', 'sgm_uniform', 'karras', 'exponential', 'ddim_uniform', 'beta', 'normal']
const device = ['default', 'cpu']
const channels = ['alpha', 'red', 'green', 'blue']
const unionTypes = [
  'auto',
  'openpose',
  'depth',
  'hed/pidi/scribble/ted',
  'canny/lineart/anime_lineart/mlsd',
  'normal',
  'segment',
  'tile',
  'repaint',
]

/**
 * `/object_info` of a server with these models: the nodes that our workflows use, with the inputs, choices and outputs
 * that ComfyUI's sources of summer 2026 give them.
 */
export function objectInfo(models: ComfyModels): ComfyNodes {
  const { checkpoints = [], unets = [], clips = [], vaes = [], visions = [], controls = [], adapters } = models
  const { upscalers = [], loras = [] } = models
  const pair = { positive: 'CONDITIONING', negative: 'CONDITIONING' }
  const size = { width: 'INT', height: 'INT', batch_size: 'INT' }
  const film = { ...size, length: 'INT' }
  const three = [...Object.values(pair), 'LATENT']
  const conditioning = { conditioning: 'CONDITIONING' }
  return {
    ...older({
      CheckpointLoaderSimple: { required: { ckpt_name: checkpoints }, gives: ['MODEL', 'CLIP', 'VAE'] },
      UNETLoader: { required: { unet_name: unets, weight_dtype: weights }, gives: ['MODEL'] },
      CLIPLoader: {
        required: { clip_name: clips, type: clipTypes.split(' ') },
        optional: { device },
        gives: ['CLIP'],
      },
      DualCLIPLoader: {
        required: { clip_name1: clips, clip_name2: clips, type: twoClipTypes.split(' ') },
        optional: { device },
        gives: ['CLIP'],
      },
      CLIPVisionLoader: { required: { clip_name: visions }, gives: ['CLIP_VISION'] },
      CLIPVisionEncode: {
        required: { clip_vision: 'CLIP_VISION', image: 'IMAGE', crop: ['center', 'none'] },
        gives: ['CLIP_VISION_OUTPUT'],
      },
      VAELoader: { required: { vae_name: [...vaes, 'pixel_space'] }, gives: ['VAE'] },
      VAEDecode: { required: { samples: 'LATENT', vae: 'VAE' }, gives: ['IMAGE'] },
      VAEEncode: { required: { pixels: 'IMAGE', vae: 'VAE' }, gives: ['LATENT'] },
      CLIPTextEncode: { required: { text: 'STRING', clip: 'CLIP' }, gives: ['CONDITIONING'] },
      LoraLoaderModelOnly: {
        required: { model: 'MODEL', lora_name: loras, strength_model: 'FLOAT' },
        gives: ['MODEL'],
      },
      ControlNetLoader: { required: { control_net_name: controls }, gives: ['CONTROL_NET'] },
      ControlNetApplyAdvanced: {
        required: {
          ...pair,
          control_net: 'CONTROL_NET',
          image: 'IMAGE',
          strength: 'FLOAT',
          start_percent: 'FLOAT',
          end_percent: 'FLOAT',
        },
        optional: { vae: 'VAE' },
        gives: Object.values(pair),
      },
      ConditioningCombine: {
        required: { conditioning_1: 'CONDITIONING', conditioning_2: 'CONDITIONING' },
        gives: ['CONDITIONING'],
      },
      ConditioningSetMask: {
        required: { ...conditioning, mask: 'MASK', strength: 'FLOAT', set_cond_area: ['default', 'mask bounds'] },
        gives: ['CONDITIONING'],
      },
      ConditioningZeroOut: { required: conditioning, gives: ['CONDITIONING'] },
      LoadImage: { required: { image: ['example.png'] }, gives: ['IMAGE', 'MASK'] },
      LoadImageMask: { required: { image: ['example.png'], channel: channels }, gives: ['MASK'] },
      SetLatentNoiseMask: { required: { samples: 'LATENT', mask: 'MASK' }, gives: ['LATENT'] },
      ImageScale: {
        required: {
          image: 'IMAGE',
          upscale_method: ['nearest-exact', 'bilinear', 'area', 'bicubic', 'lanczos'],
          width: 'INT',
          height: 'INT',
          crop: ['disabled', 'center'],
        },
        gives: ['IMAGE'],
      },
      EmptyLatentImage: { required: size, gives: ['LATENT'] },
      KSampler: {
        required: {
          model: 'MODEL',
          seed: 'INT',
          steps: 'INT',
          cfg: 'FLOAT',
          sampler_name: samplers,
          scheduler: schedulers,
          ...pair,
          latent_image: 'LATENT',
          denoise: 'FLOAT',
        },
        gives: ['LATENT'],
      },
      ModelSamplingAuraFlow: { required: { model: 'MODEL', shift: 'FLOAT' }, gives: ['MODEL'] },
      ModelSamplingSD3: { required: { model: 'MODEL', shift: 'FLOAT' }, gives: ['MODEL'] },
      ...(adapters && {
        IPAdapterModelLoader: { required: { ipadapter_file: adapters }, gives: ['IPADAPTER'] },
        IPAdapterAdvanced: {
          required: {
            model: 'MODEL',
            ipadapter: 'IPADAPTER',
            image: 'IMAGE',
            weight: 'FLOAT',
            weight_type: ['linear', 'ease in', 'ease out', 'style transfer', 'composition'],
            combine_embeds: ['concat', 'add', 'subtract', 'average', 'norm average'],
            start_at: 'FLOAT',
            end_at: 'FLOAT',
            embeds_scaling: ['V only', 'K+V', 'K+V w/ C penalty', 'K+mean(V) w/ C penalty'],
          },
          optional: { image_negative: 'IMAGE', attn_mask: 'MASK', clip_vision: 'CLIP_VISION' },
          gives: ['MODEL'],
        },
      }),
    }),
    ...saving(older({ PreviewImage: { required: { images: 'IMAGE' }, gives: [] } })),
    ...saving(older({ SaveImage: { required: { images: 'IMAGE', filename_prefix: 'STRING' }, gives: [] } })),
    ...newer({
      ImageColorToMask: { required: { image: 'IMAGE', color: 'INT' }, gives: ['MASK'] },
      GrowMask: { required: { mask: 'MASK', expand: 'INT', tapered_corners: 'BOOLEAN' }, gives: ['MASK'] },
      ImageCompositeMasked: {
        required: { destination: 'IMAGE', source: 'IMAGE', x: 'INT', y: 'INT', resize_source: 'BOOLEAN' },
        optional: { mask: 'MASK' },
        gives: ['IMAGE'],
      },
      UpscaleModelLoader: { required: { model_name: upscalers }, gives: ['UPSCALE_MODEL'] },
      ImageUpscaleWithModel: { required: { upscale_model: 'UPSCALE_MODEL', image: 'IMAGE' }, gives: ['IMAGE'] },
      TextEncodeQwenImageEditPlus: {
        required: { clip: 'CLIP', prompt: 'STRING' },
        optional: { vae: 'VAE', image1: 'IMAGE', image2: 'IMAGE', image3: 'IMAGE' },
        gives: ['CONDITIONING'],
      },
      SetUnionControlNetType: { required: { control_net: 'CONTROL_NET', type: unionTypes }, gives: ['CONTROL_NET'] },
      CFGNorm: { required: { model: 'MODEL', strength: 'FLOAT' }, optional: { pre_cfg: 'BOOLEAN' }, gives: ['MODEL'] },
      FluxKontextImageScale: { required: { image: 'IMAGE' }, gives: ['IMAGE'] },
      FluxGuidance: { required: { ...conditioning, guidance: 'FLOAT' }, gives: ['CONDITIONING'] },
      ReferenceLatent: { required: conditioning, optional: { latent: 'LATENT' }, gives: ['CONDITIONING'] },
      EmptySD3LatentImage: { required: size, gives: ['LATENT'] },
      Wan22ImageToVideoLatent: {
        required: { vae: 'VAE', ...film },
        optional: { start_image: 'IMAGE' },
        gives: ['LATENT'],
      },
      WanImageToVideo: {
        required: { ...pair, vae: 'VAE', ...film },
        optional: { clip_vision_output: 'CLIP_VISION_OUTPUT', start_image: 'IMAGE' },
        gives: three,
      },
      LoadVideo: { required: { file: ['example.mp4'] }, gives: ['VIDEO'] },
      GetVideoComponents: { required: { video: 'VIDEO' }, gives: ['IMAGE', 'AUDIO', 'FLOAT'] },
      WanVaceToVideo: {
        required: { ...pair, vae: 'VAE', ...film, strength: 'FLOAT' },
        optional: { control_video: 'IMAGE', control_masks: 'MASK', reference_image: 'IMAGE' },
        gives: [...three, 'INT'],
      },
      TrimVideoLatent: { required: { samples: 'LATENT', trim_amount: 'INT' }, gives: ['LATENT'] },
      LTXVAddGuide: {
        required: { ...pair, vae: 'VAE', latent: 'LATENT', image: 'IMAGE', frame_idx: 'INT', strength: 'FLOAT' },
        gives: three,
      },
      LTXVCropGuides: { required: { ...pair, latent: 'LATENT' }, gives: three },
      LTXVImgToVideo: { required: { ...pair, vae: 'VAE', image: 'IMAGE', ...film, strength: 'FLOAT' }, gives: three },
      LTXVConditioning: { required: { ...pair, frame_rate: 'FLOAT' }, gives: Object.values(pair) },
      LTXVScheduler: {
        required: { steps: 'INT', max_shift: 'FLOAT', base_shift: 'FLOAT', stretch: 'BOOLEAN', terminal: 'FLOAT' },
        optional: { latent: 'LATENT' },
        gives: ['SIGMAS'],
      },
      KSamplerSelect: { required: { sampler_name: samplers }, gives: ['SAMPLER'] },
      SamplerCustom: {
        required: {
          model: 'MODEL',
          add_noise: 'BOOLEAN',
          noise_seed: 'INT',
          cfg: 'FLOAT',
          ...pair,
          sampler: 'SAMPLER',
          sigmas: 'SIGMAS',
          latent_image: 'LATENT',
        },
        gives: ['LATENT', 'LATENT'],
      },
      ImageFromBatch: { required: { image: 'IMAGE', batch_index: 'INT', length: 'INT' }, gives: ['IMAGE'] },
      CreateVideo: {
        required: { images: 'IMAGE', fps: 'FLOAT' },
        optional: { audio: 'AUDIO', color_space: ['sRGB', 'HDR', 'HDR PQ'] },
        gives: ['VIDEO'],
      },
    }),
    SaveVideo: {
      input: {
        required: {
          video: ['VIDEO', {}],
          filename_prefix: ['STRING', { default: 'video/ComfyUI' }],
          format: unfolding(['auto', 'mp4', 'mkv', 'webm']),
        },
        // Where it lay before it became a part of the format; still listened to.
        optional: { codec: unfolding(['auto', 'h264', 'av1']) },
      },
      output: ['VIDEO'],
      output_node: true,
    },
  }
}

/** A choice that brings inputs of its own along, as newer nodes have them. */
const unfolding = (keys: readonly string[]): unknown[] => [
  'COMFY_DYNAMICCOMBO_V3',
  { options: keys.map((key) => ({ key, inputs: { required: {} } })) },
]

const older = (parts: Readonly<Record<string, NodeInputs>>): ComfyNodes => listed(parts, (kind) => [kind])

const newer = (parts: Readonly<Record<string, NodeInputs>>): ComfyNodes =>
  listed(parts, (kind) => (typeof kind === 'string' ? [kind, {}] : ['COMBO', { options: kind }]))

function listed(
  parts: Readonly<Record<string, NodeInputs>>,
  told: (kind: string | readonly string[]) => unknown[],
): ComfyNodes {
  const inputs = (kinds: Kinds = {}) =>
    Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, told(kind)]))
  return Object.fromEntries(
    Object.entries(parts).map(([name, { required, optional, gives }]) => [
      name,
      { input: { required: inputs(required), optional: inputs(optional) }, output: gives, output_node: false },
    ]),
  )
}

const saving = (nodes: ComfyNodes): ComfyNodes =>
  Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, { ...node, output_node: true }]))
