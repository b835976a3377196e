import { BoardFiles, boardFilesContent, type BoardFilesProps } from '@pcb/screens/quote/BoardFiles';

const content = {
  ...boardFilesContent,
  private: 'Read in this browser. ‘Add to Cart’ sends them with the order, if you are logged in.',
};

export const BoardFilesSection = (props: BoardFilesProps) => <BoardFiles {...props} content={content} />;
