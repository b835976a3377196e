export interface ReachOutMessage {
  name: string;
  text: string;
}

export const emptyMessage: ReachOutMessage = { name: '', text: '' };
