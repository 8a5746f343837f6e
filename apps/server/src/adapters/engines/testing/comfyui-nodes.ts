import type { ObjectInfo } from '#adapters/engines/comfyui/comfy-wire.ts'

/** Files of models that a server may have, by the folder they lie in. */
export type ComfyModels = {
  readonly checkpoints?: readonly string[]
  readonly unets?: readonly string[]
  readonly clips?: readonly string[]
  readonly vaes?: readonly string[]
  readonly visions?: readonly string[]
  readonly withIpAdapter?: boolean
}

export const kontextModels: ComfyModels = {
  unets: ['flux1-dev-kontext_fp8_scaled.safetensors', 'flux1-dev.safetensors', 'wan2.2_ti2v_5B_fp16.safetensors'],
  clips: ['clip_l.safetensors', 't5xxl_fp16.safetensors', 'umt5_xxl_fp8_e4m3fn_scaled.safetensors'],
  vaes: ['ae.safetensors', 'wan2.2_vae.safetensors'],
}

type Kinds = Readonly<Record<string, string | readonly string[]>>

/** `/object_info` of a server with these models, for the nodes that our workflows use. */
export function objectInfo(models: ComfyModels): ObjectInfo {
  const { checkpoints = [], unets = [], clips = [], vaes = [], visions = [], withIpAdapter = false } = models
  const node = (required: Kinds, optional: Kinds = {}, output = false) => ({
    input: { required: listed(required), optional: listed(optional) },
    output_node: output,
  })
  const sampled = { model: 'MODEL', positive: 'CONDITIONING', negative: 'CONDITIONING' }
  const size = { width: 'INT', height: 'INT', batch_size: 'INT' }
  const film = { ...size, length: 'INT' }
  const types = ['stable_diffusion', 'flux', 'ltxv', 'wan', 'qwen_image']
  return {
    CheckpointLoaderSimple: node({ ckpt_name: checkpoints }),
    UNETLoader: node({ unet_name: unets, weight_dtype: ['default', 'fp8_e4m3fn'] }),
    CLIPLoader: node({ clip_name: clips, type: types }, { device: ['default', 'cpu'] }),
    DualCLIPLoader: node({ clip_name1: clips, clip_name2: clips, type: ['sdxl', 'flux'] }, { device: ['default'] }),
    CLIPVisionLoader: node({ clip_name: visions }),
    CLIPVisionEncode: node({ clip_vision: 'CLIP_VISION', image: 'IMAGE', crop: ['center', 'none'] }),
    VAELoader: node({ vae_name: vaes }),
    VAEDecode: node({ samples: 'LATENT', vae: 'VAE' }),
    VAEEncode: node({ pixels: 'IMAGE', vae: 'VAE' }),
    CLIPTextEncode: node({ text: 'STRING', clip: 'CLIP' }),
    TextEncodeQwenImageEditPlus: node(
      { clip: 'CLIP', prompt: 'STRING' },
      { vae: 'VAE', image1: 'IMAGE', image2: 'IMAGE', image3: 'IMAGE' },
    ),
    LoadImage: node({ image: ['example.png'] }),
    FluxKontextImageScale: node({ image: 'IMAGE' }),
    ReferenceLatent: node({ conditioning: 'CONDITIONING' }, { latent: 'LATENT' }),
    FluxGuidance: node({ conditioning: 'CONDITIONING', guidance: 'FLOAT' }),
    ConditioningZeroOut: node({ conditioning: 'CONDITIONING' }),
    ModelSamplingAuraFlow: node({ model: 'MODEL', shift: 'FLOAT' }),
    ModelSamplingSD3: node({ model: 'MODEL', shift: 'FLOAT' }),
    CFGNorm: node({ model: 'MODEL', strength: 'FLOAT' }),
    EmptyLatentImage: node(size),
    EmptySD3LatentImage: node(size),
    KSampler: node({
      ...sampled,
      latent_image: 'LATENT',
      seed: 'INT',
      steps: 'INT',
      cfg: 'FLOAT',
      sampler_name: ['euler', 'dpmpp_2m', 'uni_pc'],
      scheduler: ['simple', 'karras'],
      denoise: 'FLOAT',
    }),
    Wan22ImageToVideoLatent: node({ vae: 'VAE', ...film }, { start_image: 'IMAGE' }),
    WanImageToVideo: node(
      { positive: 'CONDITIONING', negative: 'CONDITIONING', vae: 'VAE', ...film },
      { clip_vision_output: 'CLIP_VISION_OUTPUT', start_image: 'IMAGE' },
    ),
    LTXVImgToVideo: node({
      positive: 'CONDITIONING',
      negative: 'CONDITIONING',
      vae: 'VAE',
      image: 'IMAGE',
      ...film,
      strength: 'FLOAT',
    }),
    LTXVConditioning: node({ positive: 'CONDITIONING', negative: 'CONDITIONING', frame_rate: 'FLOAT' }),
    LTXVScheduler: node(
      { steps: 'INT', max_shift: 'FLOAT', base_shift: 'FLOAT', stretch: 'BOOLEAN', terminal: 'FLOAT' },
      { latent: 'LATENT' },
    ),
    KSamplerSelect: node({ sampler_name: ['euler'] }),
    SamplerCustom: node({
      ...sampled,
      add_noise: 'BOOLEAN',
      noise_seed: 'INT',
      cfg: 'FLOAT',
      sampler: 'SAMPLER',
      sigmas: 'SIGMAS',
      latent_image: 'LATENT',
    }),
    ImageFromBatch: node({ image: 'IMAGE', batch_index: 'INT', length: 'INT' }),
    CreateVideo: node({ images: 'IMAGE', fps: 'FLOAT' }, { audio: 'AUDIO' }),
    PreviewImage: node({ images: 'IMAGE' }, {}, true),
    SaveImage: node({ images: 'IMAGE', filename_prefix: 'STRING' }, {}, true),
    SaveVideo: {
      input: {
        required: {
          video: ['VIDEO'],
          filename_prefix: ['STRING', { default: 'video/ComfyUI' }],
          // Newer nodes tell their choices in this way.
          format: ['COMBO', { options: ['auto', 'mp4'] }],
          codec: ['COMBO', { options: ['auto', 'h264'] }],
        },
      },
      output_node: true,
    },
    ...(withIpAdapter && {
      IPAdapterUnifiedLoader: node({ model: 'MODEL', preset: ['PLUS (high strength)', 'PLUS FACE (portraits)'] }),
      IPAdapter: node({
        model: 'MODEL',
        ipadapter: 'IPADAPTER',
        image: 'IMAGE',
        weight: 'FLOAT',
        start_at: 'FLOAT',
        end_at: 'FLOAT',
        weight_type: ['standard', 'prompt is more important'],
      }),
    }),
  }
}

const listed = (kinds: Kinds): Record<string, unknown[]> =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, [kind]]))
