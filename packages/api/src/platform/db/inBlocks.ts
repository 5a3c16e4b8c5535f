/** Does work block by block until a block is not full. `work` does one block of at most `size`, and resolves to how many it has done. */
export async function inBlocks(size: number, work: (size: number) => Promise<number>) {
  let done = size
  while (done === size) {
    // oxlint-disable-next-line no-await-in-loop -- One block after the other.
    done = await work(size)
  }
}
