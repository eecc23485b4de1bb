/** Words that figures write by themselves; all others come with the figure's data. Numbers come in the reader's digits. */
export interface FigureMessages {
  /** Stands where a value is asked for. */
  unknown: string;
  /** Key of a pictogram, after its picture. */
  pictureWorth: (count: string, unit: string) => string;
}

export const faLearningFigures: FigureMessages = {
  unknown: '؟',
  pictureWorth: (count, unit) => `یعنی ${count} ${unit}`,
};
