import type { QuestionView } from '@mashq/api/contract';
import { spokenQuestion } from '@mashq/curriculum/speech';
import { useSettings } from '@mashq/state/platform/settings/use-settings';
import { Button } from '@mashq/ui/actions/button';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePersianVoice } from '../../platform/speech/use-persian-voice.ts';
import { readAloudWords as words } from '../strings/student-question.ts';

/** Slower than speech among adults. */
const RATE = 0.9;

/** Whether questions of a grade offer to be read aloud. */
function isOffered(setting: 'byGrade' | 'on' | 'off', grade: number): boolean {
  return setting === 'on' || (setting === 'byGrade' && grade <= 4);
}

/** «برایم بخوان»: reads the question aloud, where the device has a Persian voice. It stops with the question. */
export function ReadAloud({ view }: { view: QuestionView }) {
  const { readAloud } = useSettings();
  const voice = usePersianVoice();
  return voice !== null && isOffered(readAloud, view.skill.grade) ? (
    <Reader key={view.question_id} view={view} voice={voice} />
  ) : null;
}

function Reader({ view, voice }: { view: QuestionView; voice: SpeechSynthesisVoice }) {
  const [isReading, setReading] = useState(false);
  useEffect(() => () => speechSynthesis.cancel(), []);
  const read = () => {
    // What another page of the app left behind.
    speechSynthesis.cancel();
    const sentences = spokenQuestion(view.sheet);
    sentences.forEach((sentence, index) => {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = RATE;
      if (index === sentences.length - 1) utterance.onend = () => setReading(false);
      utterance.onerror = () => setReading(false);
      speechSynthesis.speak(utterance);
    });
    setReading(sentences.length > 0);
  };
  const stop = () => {
    speechSynthesis.cancel();
    setReading(false);
  };
  return isReading ? (
    <Button variant="quiet" size="small" icon={<Square size="1.2em" />} onPress={stop}>
      {words.stop}
    </Button>
  ) : (
    <Button variant="quiet" size="small" icon={<Volume2 size="1.2em" />} onPress={read}>
      {words.read}
    </Button>
  );
}
