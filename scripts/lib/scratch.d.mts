export function takeScratchFolder(memory?: string): () => void
