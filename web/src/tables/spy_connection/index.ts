import Board from './Board.svelte';
import EndLine from './EndLine.svelte';
import EndMore from './EndMore.svelte';
import { guide } from './guide';
import { marks, weights } from './marks';
import { moments } from './moments';
import { reading, story } from './story';

export { Board, EndLine, EndMore, guide, marks, moments, reading, story, weights };
