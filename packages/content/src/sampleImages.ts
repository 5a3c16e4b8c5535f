import { writePicture } from '@staff/entity'

/** Portraits of the sample content. The name is the SHA-256 of the file, which is in `src/content/images`. */
const PORTRAITS = [
  '2f351cdc50f17cc85f16d649a216b4dbd84988e6f099652c8fa899df8f111261',
  '6b9e14a793f5faa9b0f90d415c143e7e786f53ab56091221faca210c23eb3599',
  '16ac84f0e80653a54c349f03700116d5177413893ff05041999b83303e23777f',
  'd50fddcf3a4a1145dd52824c6dee077dd802b8a6651aecc644d83c8031e6413a',
  '13787d671942b69235539d56130e35fc276c882feb77de87c69cabeff5a4536f',
  'e5eaed84889ea06d9b9a95f659bec6a57758125fac301d36f33c02f6fd6af7f5',
  '454cd947d263d236ba9e90cdc2e431667d46ab5bc4b76a5654b7e675eb24c2bb',
  '9515eead12de271a8c92a58e848cd0174d710b205087adac095f3e021eb3d745',
] as const

/** Logos of the sample content: one sign each on a plain background. */
const LOGOS = [
  'd48c14315bdb5fb2c3f09ec3e5fddb803fbb85ebfee67103a887afe3bbe7f0b8',
  '9b567b760578dc9dc684003eccf857b27772dbbbf40a52d960f251669f628128',
  '4ccf7b14a3b1bb87d84c01d6c77514fdbb4e25a5ee0212b37b6c4a9b47434a36',
  'd6e6f61a502cd75b561d8bf01272374befbd297dc80144a139940e4837687757',
  '8c633148a255775f1ee292d2bbbbffe67213686540b0124122e114d5c3484163',
  '5c56623b7b09082e910cd894d6bb992bbf8bdf805f8fee9b0ae684d838c63c98',
  'f909137237c379cdec2475ab307e7103f7e061beb6d9398e6cd517ff042a230b',
  '75cdcc1f4b67a97708f749e6dc293f7eed475c059f1847176f556e6862bc395c',
  'cfff1a7aa1aaa112d82ecc581267cf15b8595e4ec5644dd51dab63866f5a7b9e',
  '2cb9d28b518e06a7c2789ad88dfe922e41a85094a97009fd704a161618e162e0',
  'b1689dfece67cccc27632919fb9ac1831e9cf1aa14fc926b604d246a811e51ba',
  'd0e2b41d6f246f57d199be09446efb835768f59ab892a2dad57745a4c65bc27e',
] as const

/** Icons of the sample content: white signs on a gradient. */
const ICONS = [
  '2dbf5c6bf09d4d64755092e3e3c99c6c699df3869a49d12e8eb5bf2422e45af4',
  'ee8cbeb4a8efc7d16c195e680064b5578041f76909b2ac9795c9b761c2d6f3e9',
  '1ca9850a5e9f1e5544a854ff19c2ecd39d17efd01fee9b1bfbad20f999d70f00',
  '020dac332cbf62721fb7404c8f89681fc5f2e96548d9551d81a27afd3a4b2559',
  '269bd3dd0b38f6edab6f1a04d87ddee49b8d7cc2cb9f7a813ebe6a8da1aa78cd',
  '3da8afaedcf056aa5f2e05291c8efac8a5d0f6dbe060426ee72a8ea292ff9317',
  '8082809adbcc4f7676821de9c90b77799ba88fe79ce4d61fd9b62cda28916044',
  '37f8a361047e5fbc098cdbe626a70eae6317937a1d7544e2ace042a221fdda5a',
  'b0eee206f5aad0e36f9ec2c265521def3a515639bb039ada43ed881904bc6de6',
  'b6bc6eb630c700913e9e3ce43465702ea92e979bca656bd7245d9d29b5cf0bc1',
  'e4a34be661724ce21e7b0e6bc40653dc3013039b050a66f89e7069fdd908da8e',
  '345df443f6f01ace01b08dcb4049e6f76c3abf7499c74ae9bd8f1715356bbf6a',
] as const

/** Covers of the sample content, in landscape format. */
const COVERS = [
  '3e222731ba4e05efcef4066203d27227dd2cd425165afe849f13c627dc2ad1dd',
  '6ab5a967712b763cfdde6227cd97e47905f7c508aa479f41544596b847acfe12',
  '471e5ea11c196c0120fe6243d64bb562ee543dd2bebaebf882f303322af5df9a',
  '5d1cfb159c1b8b0cd48141e730f5e5219546bfa3277141328e4951a588cb6b9f',
  '1911aa70ecc62aecf6169c86a6b5603e6a7306f3cc0d9187e89d0d4b9119a938',
  'bb3928f10a4e3e93a69d69f0cbb54400e04da92074eb93cbc4ded9548e52a584',
  'fa7ac0d8ff1675c9316109d6a9741a16c0b7b05bd46e3b124feb39252cbb8f02',
  '24c6c1f6bea7f3f7af2ff8fa5b7ae121ac5881241d4773a06358e3ffcb2dd84f',
] as const

/** What the covers show, in their order. */
const COVER_DESCRIPTIONS = [
  'Blue mountains under a clear sky',
  'A laptop with lines of code',
  'Bars of a chart that rise to the right',
  'Two people side by side',
  'Points that are connected to one in the middle',
  'A document with a check mark',
  'A lighthouse behind dunes',
  'A wall of dark and light tiles',
] as const

/** The URL of sample portrait number `index` in the API. */
export function sampleImage(index: number): string {
  return address(PORTRAITS, index)
}

/** The URL of sample logo number `index`. */
export function sampleLogo(index: number): string {
  return address(LOGOS, index)
}

/** The URL of sample icon number `index`. */
export function sampleIcon(index: number): string {
  return address(ICONS, index)
}

/** Sample cover number `index`, with its description. */
export function sampleCover(index: number): string {
  const alt = COVER_DESCRIPTIONS[index % COVER_DESCRIPTIONS.length]
  return writePicture({ address: address(COVERS, index), alt })
}

/** The width and height of a sample picture, in pixels. */
export function sampleSize(url: string): { width: number; height: number } {
  const found = SIZES.find(([hashes]) => hashes.some((hash) => url.includes(hash)))
  const [, width = 320, height = width] = found ?? []
  return { width, height }
}

const SIZES: [hashes: readonly string[], width: number, height?: number][] = [
  [PORTRAITS, 320],
  [LOGOS, 160],
  [ICONS, 96],
  [COVERS, 640, 360],
]

function address(hashes: readonly string[], index: number): string {
  return `/api/images/${hashes[index % hashes.length]}.webp`
}
