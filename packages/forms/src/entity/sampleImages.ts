/** Portraits of the sample content, named by the SHA-256 of their bytes; the files lie in `src/images`. */
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

/** Logos of the sample content: one sign each on a plain ground. */
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

/** The address of the sample portrait number `index`, as the API would serve it. */
export function sampleImage(index: number): string {
  return address(PORTRAITS, index)
}

/** The address of the sample logo number `index`. */
export function sampleLogo(index: number): string {
  return address(LOGOS, index)
}

function address(hashes: readonly string[], index: number): string {
  return `/api/images/${hashes[index % hashes.length]}.webp`
}
