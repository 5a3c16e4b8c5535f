/** Pictures of the sample content, named by the SHA-256 of their bytes; the files lie in `src/images`. */
const HASHES = [
  '2f351cdc50f17cc85f16d649a216b4dbd84988e6f099652c8fa899df8f111261',
  '6b9e14a793f5faa9b0f90d415c143e7e786f53ab56091221faca210c23eb3599',
  '16ac84f0e80653a54c349f03700116d5177413893ff05041999b83303e23777f',
  'd50fddcf3a4a1145dd52824c6dee077dd802b8a6651aecc644d83c8031e6413a',
  '13787d671942b69235539d56130e35fc276c882feb77de87c69cabeff5a4536f',
  'e5eaed84889ea06d9b9a95f659bec6a57758125fac301d36f33c02f6fd6af7f5',
  '454cd947d263d236ba9e90cdc2e431667d46ab5bc4b76a5654b7e675eb24c2bb',
  '9515eead12de271a8c92a58e848cd0174d710b205087adac095f3e021eb3d745',
] as const

/** The address of the sample picture number `index`, as the API would serve it. */
export function sampleImage(index: number): string {
  return `/api/images/${HASHES[index % HASHES.length]}.webp`
}
