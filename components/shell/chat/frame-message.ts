/** What the chat's document says to the page around it. */
export type FrameMessage = 'ready' | 'blocked' | 'close'

/**
 * Reads a message that came from the chat's frame; null when it is none of ours. The provider's script may send any of
 * them too: all it can do with them is to show or to close its own window.
 */
export function frameMessage(data: unknown): FrameMessage | null {
  const said = typeof data === 'object' && data !== null && 'chat' in data ? data.chat : null
  return said === 'ready' || said === 'blocked' || said === 'close' ? said : null
}
